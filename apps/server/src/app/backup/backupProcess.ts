import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BackupWords } from './scheduleBackups.ts';

/** Takes backups in a separate process, so that the server's answers stay fast. */
export function backupProcess(environment: NodeJS.ProcessEnv): {
  take(): Promise<BackupWords>;
  stop(): void;
} {
  let running: ChildProcess | undefined;
  return {
    /** @throws Error saying why there is none. */
    async take() {
      const child = spawn(
        process.execPath,
        ['--conditions=@handset/source', join(import.meta.dirname, '../cli/backup-cli.ts'), '--scheduled'],
        { env: environment, stdio: ['ignore', 'pipe', 'pipe'] },
      );
      running = child;
      const said = { told: '', warned: '' };
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said.told += text;
      });
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        said.warned += text;
      });
      const [code] = await once(child, 'close');
      running = undefined;
      if (code !== 0) throw new Error(said.warned.trim() || 'The process of the backup was ended');
      return { told: said.told.trim(), warned: said.warned.trim() };
    },
    /** Stops a running backup. An incomplete backup does not count. */
    stop() {
      running?.kill();
    },
  };
}
