import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { finished } from 'node:stream/promises';
import { Conflict } from '../http/errors.ts';

/** The port on which printers take what they print. */
const PORT = 9100;
/** Maximum waits, in milliseconds. Together they are shorter than a client waits for an answer. */
const PATIENCE = { turn: 6000, connection: 4000, silence: 15_000 };

/** How `NetworkPrinters` reaches printers. */
export interface NetworkPrintersOptions {
  /** Opens a connection to a printer. @default TCP to port 9100 */
  connectTo?: (address: string) => Socket;
  patience?: typeof PATIENCE;
}

/** Printers in this server's network. Each of them prints for one till at a time. */
export class NetworkPrinters {
  readonly #connectTo: (address: string) => Socket;
  readonly #patience: typeof PATIENCE;
  /** The last print of each address that is under way. */
  readonly #last = new Map<string, Promise<unknown>>();

  constructor({
    connectTo = (host) => connect({ host, port: PORT }),
    patience = PATIENCE,
  }: NetworkPrintersOptions = {}) {
    this.#connectTo = connectTo;
    this.#patience = patience;
  }

  /** Prints; resolves once the printer has taken everything. @throws Conflict if it does not */
  async print(address: string, bytes: Uint8Array): Promise<void> {
    const before = this.#last.get(address);
    const print = this.#inTurn(before, address).then(() => this.#send(address, bytes));
    const done = Promise.allSettled([before, print]);
    this.#last.set(address, done);
    try {
      await print;
    } finally {
      if (this.#last.get(address) === done) this.#last.delete(address);
    }
  }

  async #inTurn(before: Promise<unknown> | undefined, address: string): Promise<void> {
    if (!before) return;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Conflict('printer-busy', { address })), this.#patience.turn);
    });
    try {
      await Promise.race([before, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #send(address: string, bytes: Uint8Array): Promise<void> {
    const socket = this.#connectTo(address);
    const { connection, silence } = this.#patience;
    // An error between the two waits below must not end the server.
    socket.on('error', () => {});
    socket.setTimeout(connection, () => socket.destroy(new Error('The printer does not answer')));
    try {
      await once(socket, 'connect');
    } catch {
      throw new Conflict('printer-unreachable', { address });
    }
    socket.setTimeout(silence);
    // The printer ends the connection when it has taken what was sent. What it says meanwhile is not needed.
    socket.resume().end(bytes);
    try {
      await finished(socket);
    } catch {
      throw new Conflict('printer-silent', { address });
    }
  }
}
