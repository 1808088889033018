import { type BulkUpdate, type Refusal, refusal } from '@handset/domain';
import type { Unit } from '../../stock/phones/changeUnit.ts';
import { type LotRow, rowsOfLot } from './lot.ts';

/** The rows of an edited lot beside the phones that it holds. */
export interface MatchedRows {
  /** Rows of phones that the lot holds already. */
  kept: { row: LotRow; unit: Unit }[];
  /** Rows of phones that come new. */
  added: LotRow[];
  /** Phones that no row names any more. */
  removed: Unit[];
  /** Rows that name a phone which is none of the lot's, or one that another row names too. */
  wrong: Record<string, Refusal>;
}

/** Finds the phone of each row: by its `_id`, else by its IMEI 1. */
export function matchRows(update: BulkUpdate, units: readonly Unit[]): MatchedRows {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const byImei = new Map(units.map((unit) => [unit.imei1, unit]));
  const left = new Set(units);
  const matched: MatchedRows = { kept: [], added: [], removed: [], wrong: {} };
  const keep = (row: LotRow, unit: Unit) => {
    left.delete(unit);
    matched.kept.push({ row, unit });
  };
  const unnamed: LotRow[] = [];
  for (const row of rowsOfLot(update)) {
    const id = idOf(row);
    const unit = id === undefined ? undefined : byId.get(id);
    if (id === undefined) unnamed.push(row);
    else if (!unit) matched.wrong[`${row.path}_id`] = refusal('phone-not-in-lot');
    else if (!left.has(unit)) matched.wrong[`${row.path}_id`] = refusal('phone-twice-in-lot');
    else keep(row, unit);
  }
  for (const row of unnamed) {
    const unit = byImei.get(row.row.imei1);
    if (unit && left.has(unit)) keep(row, unit);
    else matched.added.push(row);
  }
  matched.removed = [...left];
  return matched;
}

function idOf({ row }: LotRow): string | undefined {
  return (row as BulkUpdate['ramSimDetails'][number]['imeiNumbers'][number])._id;
}
