import { type MinorUnits, sum } from '../money/money.ts';

/** A phone of a slip, as a return to the supplier reads it. */
export interface ReturnableUnit {
  _id: string;
  /** Location of the phone. Only a phone in stock can be returned. */
  state: string;
  /** Cost in minor units. Null where the viewer may not see it. */
  purchasePrice: MinorUnits | null;
}

/** Total cost of the named phones. Null when one of the costs is hidden. */
export function purchaseReturnWorth(
  units: readonly ReturnableUnit[],
  named: readonly string[],
): MinorUnits | null {
  const chosen = new Set(named);
  const costs = units.filter(({ _id }) => chosen.has(_id)).map(({ purchasePrice }) => purchasePrice);
  const known = costs.filter((cost) => cost !== null);
  return known.length < costs.length ? null : sum(known);
}

/**
 * Why a slip or a sale cannot be undone as a whole; undefined where it can, as far as the document itself tells. `units` are the
 * phones that must be in stock for it: those of a slip, none of a sale.
 */
export function voidObstacle({
  status,
  units = [],
}: {
  status: string;
  units?: readonly { state: string }[] | undefined;
}): 'void' | 'returned' | 'elsewhere' | undefined {
  if (status === 'void') return 'void';
  if (status !== 'posted') return 'returned';
  return units.some(({ state }) => state !== 'in-stock') ? 'elsewhere' : undefined;
}
