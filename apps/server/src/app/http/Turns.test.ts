import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/testing/startTestApp.ts';
import { serverRoute } from '../../base/http/route.ts';
import { Turns } from './Turns.ts';

const connection = () => ({ destroyed: false });

/** Lets as many turns of the loop pass, and tells who had theirs. */
async function after(count: number, begun: string[]): Promise<string> {
  for (let passed = 0; passed < count; passed += 1) await turn();
  return begun.splice(0).join(' ');
}

test('what is read begins one at a time, and the loop goes on between', async () => {
  const turns = new Turns();
  const begun: string[] = [];
  for (const name of ['a', 'b', 'c']) void turns.take(connection(), false).then(() => begun.push(name));
  expect(await after(1, begun)).toBe('a');
  expect(await after(1, begun)).toBe('b');
  expect(await after(1, begun)).toBe('c');
});

test('changes begin together, so that they share a commit, but no more than eight', async () => {
  const turns = new Turns();
  const begun: string[] = [];
  for (const name of '123456789') void turns.take(connection(), true).then(() => begun.push(name));
  expect(await after(1, begun)).toBe('1 2 3 4 5 6 7 8');
  expect(await after(1, begun)).toBe('9');
});

test('a connection has one request in work; its next waits for the end of that, or of the connection', async () => {
  const turns = new Turns();
  const begun: string[] = [];
  const own = connection();
  for (const name of ['first', 'second', 'third']) void turns.take(own, false).then(() => begun.push(name));
  expect(await after(5, begun)).toBe('first');
  turns.end(own);
  expect(await after(5, begun)).toBe('second');
  own.destroyed = true;
  turns.end(own);
  expect(await after(5, begun)).toBe('third');
});

test('a new connection comes before fifty that never pause, and they come in their order', async () => {
  const turns = new Turns();
  const begun: string[] = [];
  const ask = async (name: string, own: ReturnType<typeof connection>) => {
    await turns.take(own, false);
    begun.push(name);
    turns.end(own);
    return own;
  };
  let isOver = false;
  for (let count = 0; count < 50; count += 1) {
    const own = connection();
    void (async () => {
      while (!isOver) await ask(String(count), own);
    })();
  }
  const all = Array.from({ length: 50 }, (_, count) => String(count)).join(' ');
  expect(await after(50, begun)).toBe(all);
  expect(await after(50, begun)).toBe(all);
  void ask('new', connection());
  expect(await after(3, begun)).toBe('new 0 1');
  isOver = true;
});

test('requests that are sent at once over one connection are worked off one after another', async () => {
  let inWork = 0;
  let most = 0;
  const work = serverRoute({
    method: 'GET',
    url: '/api/work',
    summary: 'Takes some turns',
    access: 'public',
    async handle() {
      inWork += 1;
      most = Math.max(most, inWork);
      for (let count = 0; count < 5; count += 1) await turn();
      inWork -= 1;
      return { message: 'Done' };
    },
  });
  const server = await startTestApp({ routes: [work] });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  const request = 'GET /api/work HTTP/1.1\r\nHost: handset\r\n\r\n';
  socket.write(`${request.repeat(9)}${request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')}`);
  let answered = '';
  socket.on('data', (text) => {
    answered += text;
  });
  await once(socket, 'close');
  expect(answered.match(/HTTP\/1.1 200 OK/g)).toHaveLength(10);
  expect(most).toBe(1);
  await server.close();
});
