import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hire } from '../../../test/testing/hire.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';
import { NetworkPrinters } from '../../base/printers/NetworkPrinters.ts';

const ADDRESS = '192.168.1.50';
const RECEIPT = Buffer.from('\x1b@A receipt of a sale\x1dV\x01', 'latin1');

/** A printer: what it does with a connection, and what it took. */
let printer: Server;
let serve: (connection: Socket) => void;
let printed: Buffer[] = [];
let connections: Socket[] = [];
const takes = (connection: Socket) => void buffer(connection).then((bytes) => printed.push(bytes));

let server: TestApp;
let shop: TestShop;
beforeAll(async () => {
  printer = createServer((connection) => {
    connections.push(connection);
    connection.on('error', () => {});
    serve(connection);
  }).listen(0, '127.0.0.1');
  await once(printer, 'listening');
  const { port } = printer.address() as AddressInfo;
  server = await startTestApp({
    networkPrinters: new NetworkPrinters({
      connectTo: () => connect(port, '127.0.0.1'),
      patience: { turn: 150, connection: 1000, silence: 400 },
    }),
  });
  shop = await server.signUp();
  await shop.send('PATCH', '/api/shop/mine', { printerAddresses: [ADDRESS] });
});
afterEach(() => {
  for (const connection of connections) connection.destroy();
  printed = [];
  connections = [];
});
afterAll(async () => {
  printer.close();
  await server.close();
});

const print = (client = shop, address = ADDRESS) =>
  client.post('/api/shop/mine/print', { address, bytes: RECEIPT.toString('base64') });

describe('a printer in the network of the shop', () => {
  test('gets what anybody of the shop prints, whole', async () => {
    serve = takes;
    const employee = await hire(server, shop);
    expect((await print(employee)).status).toBe(200);
    expect(printed).toEqual([RECEIPT]);
  });

  test('prints for one till after the other', async () => {
    serve = (connection) => {
      expect(connections.filter(({ destroyed }) => !destroyed)).toEqual([connection]);
      takes(connection);
    };
    const answers = await Promise.all([print(), print(), print()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(printed).toHaveLength(3);
  });

  test('is said to be silent when it takes nothing, and busy meanwhile', async () => {
    // It never ends the connection: its paper is out.
    serve = (connection) => connection.pause();
    const first = print();
    await expect.poll(() => connections.length).toBe(1);
    const second = await print();
    expect([second.status, second.body.message]).toEqual([
      409,
      `The printer at ${ADDRESS} is printing for another till. Print again when it is done`,
    ]);
    const { status, body } = await first;
    expect([status, body.message]).toEqual([
      409,
      `The printer at ${ADDRESS} has stopped. Check that it is on, its cover is closed and it has paper`,
    ]);
    serve = takes;
    expect((await print()).status).toBe(200);
  });

  test('is said to be silent when it goes in the middle', async () => {
    serve = (connection) => connection.once('data', () => connection.resetAndDestroy());
    expect((await print()).body.message).toContain('has stopped');
  });

  test('is connected to only where the owner entered its address', async () => {
    const { status, body } = await print(shop, '192.168.1.51');
    expect([status, body.message]).toEqual([
      422,
      'The shop has no printer at 192.168.1.51. The owner can enter it in My Shop › Printers',
    ]);
    const other = await server.signUp();
    expect((await print(other)).status).toBe(422);
    const employee = await hire(server, shop);
    const entered = await employee.send('PATCH', '/api/shop/mine', { printerAddresses: ['192.168.1.51'] });
    expect(entered.status).toBe(403);
    expect(connections).toEqual([]);
  });

  test.each([
    '8.8.8.8',
    '127.0.0.1',
    '169.254.169.254',
    '172.32.0.1',
    '192.168.1.256',
    '192.168.001.5',
    'printer',
  ])('has a private address, not %s', async (address) => {
    const { status, body } = await shop.send('PATCH', '/api/shop/mine', { printerAddresses: [address] });
    expect(status).toBe(422);
    expect(Object.values(body.fields)).toEqual([
      'Enter the address of a printer in your network, such as 192.168.1.50',
    ]);
  });
});

test('a printer that is switched off does not answer', async () => {
  const off = await startTestApp({
    networkPrinters: new NetworkPrinters({ connectTo: () => connect(1, '127.0.0.1') }),
  });
  const owner = await off.signUp();
  await owner.send('PATCH', '/api/shop/mine', { printerAddresses: [ADDRESS] });
  const { status, body } = await print(owner);
  expect([status, body.message]).toEqual([
    409,
    `The printer at ${ADDRESS} does not answer. See that it is switched on and in the same network`,
  ]);
  await off.close();
});

test('a server that is not to print on printers in its network says so', async () => {
  const closed = await startTestApp();
  const owner = await closed.signUp();
  await owner.send('PATCH', '/api/shop/mine', { printerAddresses: [ADDRESS] });
  expect((await print(owner)).status).toBe(403);
  await closed.close();
});
