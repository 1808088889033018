import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../tools/network/freePort.ts';

/** The real server in a process of its own, on a free port, with a data folder that goes away with it. */
export interface ShopServer {
  /** Address of the server, without a slash at the end. */
  readonly baseURL: string;
  readonly dataFolder: string;
  /** Ends the process as a power cut would, and leaves the data. */
  kill(): Promise<void>;
  /** Starts it again after `kill`, on the same port and the same data. */
  start(): Promise<void>;
  /** Ends the process in good order and removes the data. */
  close(): Promise<void>;
}

/** Starts a server, with environment variables beside its own where a test needs them. */
export async function startServer(env: Record<string, string> = {}): Promise<ShopServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'handset-e2e-'));
  const port = await freePort();
  let running: ChildProcess | undefined;

  async function start() {
    running = spawn(process.execPath, ['--conditions=@handset/source', 'apps/server/src/main.ts'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        HANDSET_DATA: dataFolder,
        HANDSET_BACKUPS: 'off',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    await readyLine(running);
  }

  async function end(signal: NodeJS.Signals) {
    const child = running;
    running = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }

  async function close() {
    await end('SIGTERM');
    await rm(dataFolder, { recursive: true, force: true });
  }

  try {
    await start();
  } catch (error) {
    await close();
    throw error;
  }
  return { baseURL: `http://127.0.0.1:${port}`, dataFolder, start, kill: () => end('SIGKILL'), close };
}

function readyLine(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (text: string) => {
      output += text;
      if (/http:\/\/\S+:\d+/.test(output)) resolve();
    };
    server.stdout?.setEncoding('utf8').on('data', read);
    server.stderr?.setEncoding('utf8').on('data', read);
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
}
