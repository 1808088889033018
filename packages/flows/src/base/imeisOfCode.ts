import { imeiRule, readImeiList } from '@handset/domain';

/** The IMEIs in a scanned code: none, one, both of a phone with two SIMs, or those of a carton. */
export function imeisOfCode(code: string): string[] {
  return readImeiList(code).imeis.filter((imei) => imeiRule(imei) === undefined);
}
