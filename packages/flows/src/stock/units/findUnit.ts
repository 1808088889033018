import { imeiRule, normaliseImei, type Rule } from '@handset/domain';

/** Result of looking up a scanned or typed text. */
export type UnitSearch<Unit> =
  | { kind: 'one'; unit: Unit }
  /** Several phones end in these digits. */
  | { kind: 'several'; digits: string; count: number }
  /** None does. */
  | { kind: 'none'; digits: string }
  /** Not an IMEI. */
  | { kind: 'broken'; rule: Rule };

/** The fewest last digits that are looked up. */
const FEWEST_DIGITS = 4;

/** The phone whose IMEI 1 or IMEI 2 a text is, or ends in it where only one does. */
export function findUnit<Unit extends { imei1: string; imei2?: string | null | undefined }>(
  units: readonly Unit[],
  text: string,
): UnitSearch<Unit> {
  const digits = normaliseImei(text);
  const isPart = /^\d+$/.test(digits) && digits.length >= FEWEST_DIGITS && digits.length < 15;
  const rule = isPart ? undefined : imeiRule(digits);
  if (rule) return { kind: 'broken', rule };
  const bears = (imei: string | null | undefined) =>
    isPart ? Boolean(imei?.endsWith(digits)) : imei === digits;
  const found = units.filter(({ imei1, imei2 }) => bears(imei1) || bears(imei2));
  const [unit] = found;
  if (!unit) return { kind: 'none', digits };
  return found.length === 1 ? { kind: 'one', unit } : { kind: 'several', digits, count: found.length };
}
