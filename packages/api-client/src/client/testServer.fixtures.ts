import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request as the server saw it. */
export interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

type Reply = (response: ServerResponse, seen: Seen) => void;

/** Answers with JSON. */
export const answer =
  (body: unknown, status = 200): Reply =>
  (response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

/** Answers with something that is no JSON. */
export const text =
  (body: string, status = 200): Reply =>
  (response) =>
    response.writeHead(status, { 'Content-Type': 'text/html' }).end(body);

/** Reads the request, acts on it, and loses the answer. */
export const cut: Reply = (response) => response.socket?.destroy();

/** Begins the answer and loses the rest of it. */
export const cutInAnswer: Reply = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 500 });
  response.write('{"persons":[', () => response.socket?.destroy());
};

/** Never answers. */
export const silence: Reply = () => {};

/** A real HTTP server that gives the replies one after another; the last one stays. */
export async function listen(...replies: Reply[]) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const one = { method, url, headers, body: Buffer.concat(chunks) };
      seen.push(one);
      (replies[seen.length - 1] ?? replies.at(-1))?.(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    seen,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
