import { Worker } from 'node:worker_threads';
import type { SheetCell } from '@handset/domain';
import { Refused } from '../http/errors.ts';
import { Gate } from '../http/Gate.ts';

export type TableCell = SheetCell;
/** The rows of a file from its first, the empty ones too. */
export type Table = TableCell[][];
/** What the thread that reads a file found. */
export type TableReading = { table: Table } | { refusal: string };

/** A workbook is unpacked to many times its size: two at a time leave the rest of the shop its memory. */
const gate = new Gate(2);
/** However a file is made, nobody waits longer for it. */
const PATIENCE = 30_000;
const HEAP_MB = 384;

/**
 * Reads the first sheet of a workbook, or a CSV file, in a thread of its own: a file made to be read for ever, or to fill
 * the memory, takes neither from the shops. @throws Refused when it cannot be read, saying why, under the field's name.
 */
export function readTable(bytes: Uint8Array, maxRows: number, field: string): Promise<Table> {
  return gate.pass(async () => {
    const reading = await inWorker(bytes, maxRows);
    if ('table' in reading) return reading.table;
    throw new Refused(reading.refusal, { [field]: reading.refusal });
  });
}

const TOO_MUCH =
  'This file takes too long to read. Leave only the sheet of the stock in it, and send it again';

async function inWorker(bytes: Uint8Array, maxRows: number): Promise<TableReading> {
  const worker = new Worker(new URL('./tableWorker.ts', import.meta.url), {
    workerData: { bytes, maxRows },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  const given = Promise.withResolvers<TableReading>();
  const patience = setTimeout(() => given.resolve({ refusal: TOO_MUCH }), PATIENCE);
  worker.once('message', given.resolve);
  // A thread that runs out of memory ends; only what it was given can have done that.
  worker.once('error', () => given.resolve({ refusal: TOO_MUCH }));
  worker.once('exit', () => given.resolve({ refusal: TOO_MUCH }));
  try {
    return await given.promise;
  } finally {
    clearTimeout(patience);
    await worker.terminate();
  }
}
