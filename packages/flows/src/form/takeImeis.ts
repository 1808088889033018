import { imeiRule } from '@handset/domain';

/** The IMEIs of a phone, each empty while it has none. */
export type ImeiPair = Readonly<Record<'imei1' | 'imei2', string>>;

/** A part of a number, or a misread one, gives way to a scan. */
const isFree = (imei: string) => imeiRule(imei) !== undefined;

/**
 * Puts a scanned IMEI, or both of one phone, into the free places of a phone. Returns undefined if they do not fit: then the phone has
 * other IMEIs already.
 */
export function takeImeis(pair: ImeiPair, imei: string, second?: string): ImeiPair | undefined {
  const taken = { imei1: pair.imei1, imei2: pair.imei2 };
  for (const each of [imei, second]) {
    if (!each || each === taken.imei1 || each === taken.imei2) continue;
    if (isFree(taken.imei1)) taken.imei1 = each;
    else if (isFree(taken.imei2)) taken.imei2 = each;
    else return undefined;
  }
  return taken;
}
