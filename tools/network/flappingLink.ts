import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a server that comes and goes. */
export interface FlappingLink {
  /** Address of the server through this link, without a slash at the end. */
  readonly baseURL: string;
  /** Number of interruptions. */
  readonly cuts: number;
  /** Interrupts the line from time to time until `hold`. */
  flap(): void;
  /** Keeps the line up. */
  hold(): void;
  close(): Promise<void>;
}

interface Weather {
  /** Milliseconds for which the line holds, and for which it is gone. */
  up: number;
  down: number;
  /** Milliseconds that every piece of data takes. */
  delay: number;
  /** The share of pieces on which the whole connection is lost. */
  loss: number;
}

/** Puts an unreliable line of that kind in front of a local server. The same seed loses the same pieces. */
export async function flappingLink(baseURL: string, weather: Weather, seed: number): Promise<FlappingLink> {
  const { hostname, port } = new URL(baseURL);
  const random = randomOf(seed);
  const open = new Set<Socket>();
  let isUp = true;
  let isFlapping = false;
  let cuts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const drop = (...sockets: Socket[]) => {
    for (const socket of sockets) socket.destroy();
  };
  const carry = (from: Socket, to: Socket) => {
    from.on('data', (piece) => {
      if (isFlapping && random() < weather.loss) return drop(from, to);
      const write = () => to.writable && to.write(piece);
      if (isFlapping) setTimeout(write, weather.delay);
      else write();
    });
    from.on('error', () => drop(from, to));
    from.on('close', () => {
      open.delete(from);
      drop(to);
    });
    open.add(from);
  };
  const line = createServer((client) => {
    if (!isUp) return drop(client);
    const server = connect(Number(port), hostname);
    carry(client, server);
    carry(server, client);
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');

  function turn() {
    isUp = !isUp;
    if (!isUp) {
      cuts += 1;
      drop(...open);
    }
    timer = setTimeout(turn, isUp ? weather.up : weather.down);
  }
  function hold() {
    clearTimeout(timer);
    isFlapping = false;
    isUp = true;
  }

  return {
    baseURL: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    get cuts() {
      return cuts;
    },
    flap() {
      isFlapping = true;
      timer = setTimeout(turn, weather.up);
    },
    hold,
    async close() {
      hold();
      drop(...open);
      line.close();
      await once(line, 'close');
    },
  };
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
