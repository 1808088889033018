import { withCheckDigit } from '@handset/domain';

/** A unit as the search sees it. */
export interface Unit {
  _id: string;
  imei1: string;
  label: string;
}

/** Valid, distinct IMEIs of forty models, the same ones on every run. */
export function makeUnits(count: number): Unit[] {
  return Array.from({ length: count }, (_, index) => {
    const model = 35_000_000 + (index % 40) * 7919;
    // A step coprime to a million scatters neighbouring serials, as a shop's stock does.
    const serial = String((index * 610_639) % 1_000_000).padStart(6, '0');
    const imei1 = withCheckDigit(`${model}${serial}`);
    return { _id: `${index}`, imei1, label: `${imei1} · Model ${index % 40}` };
  });
}
