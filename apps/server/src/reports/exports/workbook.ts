import { Worker } from 'node:worker_threads';
import type { Cell, FileColumn } from '../../base/exports/Cell.ts';
import { Semaphore } from '../../base/http/Semaphore.ts';

/** Options of a workbook. */
export interface WorkbookOptions {
  /** The name on its one sheet. */
  sheet: string;
  columns: readonly FileColumn[];
  isRightToLeft: boolean;
}

/** Message to the thread that writes a workbook. */
export type WorkbookMessage = { kind: 'rows'; rows: readonly (readonly Cell[])[] } | { kind: 'end' };

/** A workbook of this many rows takes half a gigabyte while it is made: the largest that is. */
export const WORKBOOK_ROWS = 100_000;

/** One at a time: each takes a processor and much memory. */
const semaphore = new Semaphore(1);

/**
 * Writes a workbook in a separate thread, so that other requests do not wait. Cells have fixed types, so that
 * no text a shop typed can become a formula.
 */
export function makeWorkbook(
  options: WorkbookOptions,
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): Promise<Uint8Array> {
  return semaphore.run(() => inWorker(options, pages));
}

async function inWorker(
  options: WorkbookOptions,
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): Promise<Uint8Array> {
  const worker = new Worker(new URL('./workbookWorker.ts', import.meta.url), {
    workerData: options,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  });
  const made = new Promise<Uint8Array>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread that makes workbooks ended early')));
  });
  // A failure while rows are still being read is seen where the workbook is awaited.
  made.catch(() => {});
  try {
    for await (const rows of pages) tell(worker, { kind: 'rows', rows });
    tell(worker, { kind: 'end' });
    return await made;
  } finally {
    await worker.terminate();
  }
}

function tell(worker: Worker, message: WorkbookMessage): void {
  worker.postMessage(message);
}
