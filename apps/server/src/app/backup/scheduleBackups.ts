import type { FastifyBaseLogger } from 'fastify';
import { keptBackups } from './backupFolder.ts';

/** Log messages about a backup. */
export interface BackupWords {
  told: string;
  warned: string;
}

/** When and how the server backs itself up. */
export interface Schedule {
  /** The folder of backups. */
  folder: string;
  /** After that hour of the server's day a new one is due. */
  hour: number;
  /** Takes a backup and returns its log messages. Undefined when there is nothing to back up yet. */
  take(): Promise<BackupWords | undefined>;
  log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>;
  /** @default the time */
  now?: () => Date;
  /** Milliseconds before it first looks: the start of the server belongs to its first visitors. @default 5 minutes */
  first?: number;
  /** Milliseconds between looks. @default 10 minutes */
  pause?: number;
  /** Milliseconds after a failure. @default an hour */
  pauseAfterFailure?: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Takes a backup every day, or soon after a start that is late for one. A failure is logged and retried. */
export function scheduleBackups({
  folder,
  hour,
  take,
  log,
  now = () => new Date(),
  first = 5 * MINUTE,
  pause = 10 * MINUTE,
  pauseAfterFailure = HOUR,
}: Schedule): { stop(): void } {
  let timer = setTimeout(look, first).unref();
  let isStopped = false;

  async function look() {
    const isWell = await takeIfDue();
    if (!isStopped) timer = setTimeout(look, isWell ? pause : pauseAfterFailure).unref();
  }

  async function takeIfDue(): Promise<boolean> {
    try {
      const taken = (await keptBackups(folder)).map((backup) => backup.takenAt);
      const words = isDue(taken, now(), hour) ? await take() : undefined;
      if (words?.told) log.info(words.told);
      if (words?.warned) log.warn(words.warned);
      return true;
    } catch (error) {
      if (!isStopped) log.error({ err: error }, 'The daily backup failed');
      return false;
    }
  }

  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Whether none was taken since the hour last came. Those from the future say nothing: the clock was wrong once. */
export function isDue(taken: readonly Date[], now: Date, hour: number): boolean {
  const last = new Date(now);
  last.setHours(hour, 0, 0, 0);
  if (last > now) last.setDate(last.getDate() - 1);
  return !taken.some((moment) => moment >= last && moment.getTime() <= now.getTime() + HOUR);
}
