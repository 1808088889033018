import type { Messages } from '../words/hostMessages.ts';

const errors = new WeakSet<object>();

/** Notes that an error means that a file of the app did not load. */
export function noteUnloaded(error: Error): void {
  errors.add(error);
}

/** Whether an error means that a file of the app did not load. */
export function isUnloaded(error: unknown): boolean {
  return typeof error === 'object' && error !== null && errors.has(error);
}

/** Why a part of the app cannot be shown, and what to do. */
export function unloadedText({ unloaded }: Messages): string {
  return navigator.onLine ? unloaded.online : unloaded.offline;
}
