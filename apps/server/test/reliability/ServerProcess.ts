import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HandsetDatabase } from '../../src/base/database/HandsetDatabase.ts';
import { scratchPostgres } from '../testing/startTestApp.ts';

/** A data folder, and a PostgreSQL database where the tests run on one, that outlive the processes which use them. */
export interface Place {
  folder: string;
  url: string | undefined;
  /** Environment of Handset's processes. */
  environment: Record<string, string>;
  /** Opens it in this process, as a server would. */
  open(): Promise<HandsetDatabase>;
  remove(): Promise<void>;
}

/** A real server in a process of its own. */
export interface ServerProcess {
  /** Address of the server, without a slash at the end. */
  readonly url: string;
  readonly pid: number;
  /** Everything that it has said. */
  said(): string;
  /** Sends a signal and waits for the end. Resolves to the exit code; null when the signal itself ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export async function newPlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'handset-place-'));
  const scratch = await scratchPostgres();
  const url = scratch?.url;
  return {
    folder,
    url,
    environment: {
      HANDSET_DATA: folder,
      HANDSET_BACKUPS: 'off',
      HANDSET_RATE_FACTOR: '100000',
      HOST: '127.0.0.1',
      PORT: '0',
      ...(url ? { DATABASE_URL: url } : {}),
    },
    open: () => HandsetDatabase.open({ file: join(folder, 'handset.db'), url }),
    async remove() {
      // A test that fails half-way leaves its servers running.
      for (const child of running) child.kill('SIGKILL');
      await scratch?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const running = new Set<ChildProcess>();

/** A program that ran to its end. */
export interface Ended {
  code: number | null;
  said: string;
}

/** Runs a program of the server, such as `main.ts` or `app/cli/backup-cli.ts`; `preload` is a module that comes before it. */
export function run(
  program: string,
  environment: Record<string, string>,
  { args = [], preload }: { args?: readonly string[]; preload?: string | undefined } = {},
): { child: ChildProcess; said(): string; ended: Promise<Ended> } {
  const source = join(import.meta.dirname, '..', '..', 'src');
  const child = spawn(
    process.execPath,
    [
      '--conditions=@handset/source',
      ...(preload ? ['--import', join(import.meta.dirname, preload)] : []),
      join(source, program),
      ...args,
    ],
    { env: { ...process.env, NODE_OPTIONS: '', ...environment }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  running.add(child);
  let output = '';
  const hear = (text: string) => {
    output += text;
  };
  child.stdout.setEncoding('utf8').on('data', hear);
  child.stderr.setEncoding('utf8').on('data', hear);
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child);
    return { code, said: output };
  });
  return { child, said: () => output, ended };
}

/** Starts a server and waits until it is open. @throws Error with what it said when it does not open. */
export async function startServer(
  { environment }: Pick<Place, 'environment'>,
  options: Parameters<typeof run>[2] & { environment?: Record<string, string> } = {},
): Promise<ServerProcess> {
  const { child, said, ended } = run('main.ts', { ...environment, ...options.environment }, options);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said()) ?? [];
      if (address) resolve(address);
    });
    void ended.then(({ code }) => reject(new Error(`The server ended with ${code}:\n${said()}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    said,
    async end(signal) {
      child.kill(signal);
      return (await ended).code;
    },
  };
}
