import type { Unit } from './units.ts';

/** The usual way to match. */
export const usualMatches = (units: readonly Unit[], query: string): Unit[] =>
  units.filter((unit) => unit.code.includes(query)).slice(0, 10);

/** The same, stopping at the tenth. */
export function earlyMatches(units: readonly Unit[], query: string): Unit[] {
  const found: Unit[] = [];
  for (const unit of units) {
    if (!unit.code.includes(query)) continue;
    found.push(unit);
    if (found.length === 10) break;
  }
  return found;
}
