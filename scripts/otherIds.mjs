// Puts a server behind other ids, as a shop of an embedder may have them: '17', 'p1', and those of a document database.
import { once } from 'node:events';
import { createServer } from 'node:http';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** Headers that hold for one connection, or for bytes that are changed here. */
const OWN_HEADERS = ['connection', 'content-length', 'content-encoding', 'host', 'transfer-encoding'];

/** Listens on a port and passes every request on to an address, with the ids that pages know in place of the server's own. */
export async function startWithOtherIds(port, address) {
  const shown = new Map();
  const own = new Map();
  const show = (uuid) => {
    if (!shown.has(uuid)) {
      const id = ['17', 'p1'][shown.size] ?? `652f1c0a9b1e8a${String(shown.size).padStart(10, '0')}`;
      shown.set(uuid, id);
      own.set(id, uuid);
    }
    return shown.get(uuid);
  };
  // An id is a whole text of JSON, a whole part of an address, or a whole field of a form.
  const outward = (text) => text.replace(UUID, show);
  const inward = (text) =>
    text.replace(/(?<=["/=]|\r\n\r\n)[^"/=&?\r\n]+(?=["/&?]|\r\n--|$)/g, (part) => own.get(part) ?? part);

  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.from(inward(Buffer.concat(chunks).toString('latin1')), 'latin1');
    const answer = await fetch(address + inward(request.url), {
      method: request.method,
      headers: without(Object.entries(request.headers)),
      ...(body.length > 0 && { body }),
    });
    const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    const isJson = /json/.test(answer.headers.get('content-type') ?? '');
    response.writeHead(answer.status, without([...answer.headers]));
    response.end(Buffer.from(isJson ? outward(text) : text, 'latin1'));
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** Number of ids that the pages were shown. */
    count: () => shown.size,
    close: () => server.close(),
  };
}

const without = (headers) => Object.fromEntries(headers.filter(([name]) => !OWN_HEADERS.includes(name)));
