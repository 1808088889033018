import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const longestHold = 20 * 60_000; // a process id outlives its process where a container is started again

/** A failure whose message is all that the person at the keyboard needs. */
export class SetupError extends Error {}

/** Runs `work` while holding the lock file, so that two commands started at once prepare the folder one after the other. */
export async function withLock(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) await delay(100);
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST')
      throw new SetupError(`${dirname(file)} is not writable: give yourself the right to write there.`);
    if (!holderIsAlive(file)) rmSync(file, { force: true });
    return false;
  }
}

function holderIsAlive(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return Date.now() - statSync(file).mtimeMs < longestHold;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
