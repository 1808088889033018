import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { PostgresConnections } from './PostgresConnections.ts';

/** A PostgreSQL that lets nobody in, for the reason that it is given. */
let server: Server;
let reason: { code: string; message: string };
let asked: number;
let connections: PostgresConnections;

beforeEach(async () => {
  asked = 0;
  server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      asked += 1;
      socket.end(errorResponse(reason));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  connections = new PostgresConnections({
    connectionString: `postgres://shop:secret@127.0.0.1:${port}/shop`,
  });
});
afterEach(async () => {
  await connections.end();
  server.close();
});

function errorResponse({ code, message }: typeof reason): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  return Buffer.concat([Buffer.from('E'), length, fields]);
}

const failure = () =>
  connections.connect().then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a PostgreSQL that cannot be connected to', () => {
  test.each([
    ['57P03', 'the database system is starting up'],
    ['57P03', 'the database system is in recovery mode'],
    ['53300', 'sorry, too many clients already'],
  ])('with %s (%s) may be asked later', async (code, message) => {
    reason = { code, message };
    const error = await failure();
    expect(error).toBeInstanceOf(DatabaseUnavailable);
    expect(error).toMatchObject({ sqlState: code, message: `The database does not answer: ${message}` });
  });

  test.each([
    ['28P01', 'password authentication failed for user "shop"'],
    ['3D000', 'database "shop" does not exist'],
  ])('with %s (%s) will not answer by itself', async (code, message) => {
    reason = { code, message };
    const error = await failure();
    expect(error).not.toBeInstanceOf(DatabaseUnavailable);
    expect(error).toMatchObject({ code, message });
  });

  test('because nothing listens may be asked later', async () => {
    server.close();
    await once(server, 'close');
    expect(await failure()).toMatchObject({ name: 'DatabaseUnavailable', sqlState: undefined });
  });

  test('is not asked again for every request', async () => {
    reason = { code: '57P03', message: 'the database system is starting up' };
    const errors = [];
    for (let request = 0; request < 200; request += 1) errors.push(await failure());
    expect(errors.every((error) => error instanceof DatabaseUnavailable)).toBe(true);
    expect(asked).toBeLessThan(20);
  });
});
