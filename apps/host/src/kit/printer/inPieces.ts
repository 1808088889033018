import { inTime } from '../database/inTime.ts';
import { PrinterError } from './printer.ts';

/** Bytes that are sent at a time. */
const CHUNK_BYTES = 4096;
/** A printer without paper, or one that is switched off behind an adapter, takes nothing more for ever. */
const MAX_SILENCE = 8000;
const LATE = Symbol('no answer');

/** The result of a device's work. @throws PrinterError if there is none within eight seconds */
export async function orSilent<Result>(work: Promise<Result>): Promise<Result> {
  const result = await inTime<Result, typeof LATE>(work, LATE, MAX_SILENCE);
  if (result === LATE) throw new PrinterError('silent');
  return result;
}

/** Lets go of a device, which a silent one may never confirm. */
export async function letGo(work: Promise<unknown> | undefined): Promise<void> {
  await inTime(Promise.resolve(work), undefined).catch(() => {});
}

/** Hands bytes over piece by piece. @throws PrinterError when the device refuses one, or takes none for eight seconds */
export async function inPieces(
  bytes: Uint8Array<ArrayBuffer>,
  take: (piece: Uint8Array<ArrayBuffer>) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES)
    await orSilent(take(bytes.subarray(start, start + CHUNK_BYTES))).catch((error) => {
      throw error instanceof PrinterError ? error : new PrinterError('gone', error);
    });
}
