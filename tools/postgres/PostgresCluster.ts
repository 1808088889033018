import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../../scripts/postgres.mjs';
import { freePort } from '../network/freePort.ts';

/** A real PostgreSQL of one's own, in a folder that goes away with it. It can be stopped and started again on its port. */
export class PostgresCluster {
  readonly url: string;
  readonly #programs: string;
  readonly #folder: string;
  readonly #settings: Record<string, string | number>;
  readonly #owner = ordinaryUser();
  #server: ChildProcess | undefined;

  private constructor(programs: string, port: number, settings: Record<string, string | number>) {
    this.#programs = programs;
    this.#folder = mkdtempSync(join(tmpdir(), 'handset-postgres-'));
    this.#settings = {
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: this.#folder,
      max_connections: 200,
      ...settings,
    };
    this.url = `postgres://handset@127.0.0.1:${port}/postgres`;
  }

  /** Creates a cluster, not yet started. @throws Error when PostgreSQL is not installed */
  static async create(settings: Record<string, string | number> = {}): Promise<PostgresCluster> {
    const programs = findPostgres();
    if (!programs) throw new Error('PostgreSQL is not installed.');
    const cluster = new PostgresCluster(programs, await freePort(), settings);
    cluster.#initialise();
    return cluster;
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  #initialise(): void {
    if (this.#owner) chownSync(this.#folder, this.#owner.uid, this.#owner.gid);
    execFileSync(
      join(this.#programs, 'initdb'),
      [
        ...['--pgdata', this.#data, '--username', 'handset', '--auth', 'trust'],
        ...['--encoding', 'UTF8', '--no-locale', '--no-sync'],
      ],
      { ...this.#owner, cwd: this.#folder, stdio: 'ignore' },
    );
  }

  /** Resolves once it accepts connections. */
  async start(): Promise<void> {
    const server = spawn(
      join(this.#programs, 'postgres'),
      [
        '-D',
        this.#data,
        ...Object.entries(this.#settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      { ...this.#owner, cwd: this.#folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    this.#server = server;
    await readiness(server);
  }

  /** Ends it without waiting for its connections: in order (`SIGINT`), or as a crash would (`SIGQUIT`). */
  async stop(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    const stopped = once(server, 'exit');
    server.kill(signal);
    await stopped;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** PostgreSQL refuses to run as root, so root hands it to the user that Debian's package made. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function readiness(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      if (log.length < 10_000) log += text;
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
}
