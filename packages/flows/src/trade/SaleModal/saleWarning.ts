import type { SaleUnit } from './saleDraft.ts';

const told = 'SaleModal: `units` lists';

/** Describes a mistake in the list of units, for developers. Null when there is none. */
export function saleWarning(units: readonly SaleUnit[]): string | null {
  const known = new Set<string>();
  for (const { imei1 } of units) {
    if (imei1 === '') return `${told} a unit without imei1, which can never be found. Leave it out.`;
    if (known.has(imei1)) return `${told} IMEI ${imei1} twice; the first is taken. Give each unit once.`;
    known.add(imei1);
  }
  return null;
}
