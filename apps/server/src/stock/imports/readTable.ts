import { Worker } from 'node:worker_threads';
import { type Refusal, refusal, type SheetCell } from '@handset/domain';
import { Refused } from '../../base/http/errors.ts';
import { Semaphore } from '../../base/http/Semaphore.ts';

export type TableCell = SheetCell;
/** The rows of a file from its first, the empty ones too. */
export type Table = TableCell[][];
/** Result of the thread that reads a file. */
export type TableReading = { table: Table } | { refusal: Refusal };

/** A workbook is unpacked to many times its size: two at a time leave the rest of the shop its memory. */
const semaphore = new Semaphore(2);
/** Time limit for reading a file, in milliseconds. */
const TIMEOUT = 30_000;
const HEAP_MB = 384;

/**
 * Reads the first sheet of a workbook, or a CSV file, in a thread of its own: a file made to be read for ever, or to fill
 * the memory, takes neither from the shops. @throws Refused when it cannot be read, saying why, under the field's name.
 */
export function readTable(bytes: Uint8Array, maxRows: number, field: string): Promise<Table> {
  return semaphore.run(async () => {
    const reading = await inWorker(bytes, maxRows);
    if ('table' in reading) return reading.table;
    throw new Refused(reading.refusal).at(field);
  });
}

const TOO_SLOW: TableReading = { refusal: refusal('file-too-slow') };

async function inWorker(bytes: Uint8Array, maxRows: number): Promise<TableReading> {
  const worker = new Worker(new URL('./tableWorker.ts', import.meta.url), {
    workerData: { bytes, maxRows },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  const given = Promise.withResolvers<TableReading>();
  const timeout = setTimeout(() => given.resolve(TOO_SLOW), TIMEOUT);
  worker.once('message', given.resolve);
  // A thread that runs out of memory ends, and only its file can have caused that.
  worker.once('error', () => given.resolve(TOO_SLOW));
  worker.once('exit', () => given.resolve(TOO_SLOW));
  try {
    return await given.promise;
  } finally {
    clearTimeout(timeout);
    await worker.terminate();
  }
}
