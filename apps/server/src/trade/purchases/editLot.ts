import { type BulkUpdate, type PurchaseRow, type Refusal, refusal, searchKey } from '@handset/domain';
import { chunks } from '../../base/database/chunks.ts';
import type { ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { Refused } from '../../base/http/errors.ts';
import { slipNumber } from '../../base/lists/documentNumbers.ts';
import { requireRightToCorrect, requireVersion } from '../../books/correctionRights.ts';
import { requirePast } from '../../books/post.ts';
import { requirePerson } from '../../money/parties/parties.ts';
import { requireBank } from '../../money/wallet/wallet.ts';
import { catalogued } from '../../stock/phones/catalogued.ts';
import { changeUnit, removeImeis, type Unit } from '../../stock/phones/changeUnit.ts';
import { imeiConflicts } from '../../stock/phones/holders.ts';
import { imeiFields, takeInAll } from '../../stock/phones/intake.ts';
import { imeisOf, watchLives } from '../../stock/phones/lives.ts';
import { type LockState, lockedFields, lockStatesOf } from '../../stock/phones/lockedFields.ts';
import { takeOutOfStock } from '../../stock/phones/takeOut.ts';
import {
  dealOfLot,
  goodsOfLot,
  inLotsWords,
  insertEntries,
  type LotRow,
  refusedLot,
  termColumns,
  unitColumns,
  unitOfRow,
} from './lot.ts';
import { type MatchedRows, matchRows } from './matchRows.ts';
import { purchaseRow } from './purchases.ts';
import { repostSlip, saveSlip } from './repostSlip.ts';
import { requireSlip, type Slip, unitsOfSlip } from './slip.ts';

/**
 * Edits a lot to match its form: phones removed from the rows become void, new rows come into stock, the
 * others change. Only the difference moves money. Phones sold, sent out or returned stay, and sold ones keep
 * their price.
 * @throws Refused, Conflict naming every obstructing row
 */
export async function editLot(shop: ShopTransaction, id: string, update: BulkUpdate): Promise<PurchaseRow> {
  const slip = await requireLot(shop, id);
  requireVersion(slip.version, update.version);
  requirePast(shop, 'date', update.date);
  await requireSameParty(shop, slip, update);
  if (update.bankAccountUsed) await requireBank(shop, update.bankAccountUsed);
  const rows = matchRows(update, await unitsOfSlip(shop, slip));
  await requireFree(shop, rows);
  if (movesCost(rows)) requireRightToCorrect(shop, slip.date);
  const lives = await watchLives(
    shop,
    imeisOf(
      ...rows.kept.map(({ unit }) => unit),
      ...rows.removed,
      ...[...rows.kept.map(({ row }) => row), ...rows.added].map(({ row }) => row),
    ),
  );
  const deal = dealOfLot(update, slip.person_id);
  const columns = await inLotsWords(repostSlip(shop, slip, deal, goodsOfLot(update)));
  await saveSlip(shop, slip, {
    ...columns,
    ...termColumns(update),
    payment_type: update.purchasePaymentType,
    ...(isOfReturned(rows) && { status: 'returned' }),
  });
  await shop.deleteFrom('purchase_entries').where('purchase_id', '=', id).execute();
  await insertEntries(shop, id, update);
  await takeOff(shop, rows.removed);
  await change(shop, rows.kept, update.date);
  await takeInAll(
    shop,
    rows.added.map((row) => ({ unit: unitOfRow(row, id, update.date), fields: imeiFields(row.path) })),
  );
  await lives.requireSound('date');
  return purchaseRow(shop, id);
}

/** A lot that can be edited. @throws NotFound, Conflict, Refused */
export async function requireLot(shop: ShopTransaction, id: string): Promise<Slip> {
  const slip = await requireSlip(shop, id);
  if (slip.type === 'bulk') return slip;
  throw new Refused('slip-of-one-phone', { slip: slipNumber(slip.slip_number) });
}

async function requireSameParty(shop: ShopTransaction, slip: Slip, { partyName }: BulkUpdate): Promise<void> {
  if (partyName === undefined) return;
  const { name } = await requirePerson(shop, slip.person_id);
  if (searchKey(name) === searchKey(partyName)) return;
  throw new Refused('lot-of-other-party', { party: name }).at('partyName');
}

/** Whether phones leave the lot or join it, or cost something else, also where the lot comes to the same. */
function movesCost({ kept, added, removed }: MatchedRows): boolean {
  const isDearer = ({ row, unit }: MatchedRows['kept'][number]) => unitColumns(row).cost !== unit.cost;
  return added.length > 0 || removed.length > 0 || kept.some(isDearer);
}

/** Whether the phones that stay on the lot went back to the supplier, all of them. */
function isOfReturned({ kept, added }: MatchedRows): boolean {
  return added.length === 0 && kept.every(({ unit }) => unit.state === 'returned-to-supplier');
}

/** Refuses rows that are in the way of what happened already, all at once. */
async function requireFree(shop: ShopTransaction, rows: MatchedRows): Promise<void> {
  const units = [...rows.kept.map(({ unit }) => unit), ...rows.removed];
  const lockStates = await lockStatesOf(shop, units);
  const locked: Record<string, Refusal> = {};
  for (const { row, unit } of rows.kept) {
    const lockState = lockStates.get(unit.id);
    if (lockState) Object.assign(locked, lockedFields(lockState, unitColumns(row), fieldsOf(row)));
  }
  const stuck = rows.removed.flatMap((unit) => lockStates.get(unit.id) ?? []).filter(isStuck);
  if (stuck.length > 0)
    locked.ramSimDetails = refusal('phones-stay-in-lot', {
      phones: stuck.map(({ unit, place }) => ({ place, isInvoiced: unit.state === 'in-stock' })),
    });
  const freed = new Set(rows.removed.map(({ id }) => id));
  for (const { row, unit } of rows.kept) if (hasOtherImeis(row, unit)) freed.add(unit.id);
  const taken = await imeiConflicts(shop, newImeis(rows), freed);
  if (Object.keys({ ...rows.wrong, ...locked, ...taken }).length > 0)
    throw refusedLot(rows.wrong, { ...taken, ...locked });
}

/** Paths of a unit's values in the request: its row, or the entry shared with others. */
function fieldsOf({ path, entryPosition }: LotRow) {
  const entry = `ramSimDetails.${entryPosition}`;
  return (column: Parameters<Parameters<typeof lockedFields>[2]>[0]): string => {
    switch (column) {
      case 'company_name':
        return `${path}companyName`;
      case 'model_name':
        return `${path}modelName`;
      case 'ram_memory':
        return `${path}ramMemory`;
      case 'cost':
        return `${path}priceOfOne`;
      case 'color':
      case 'imei1':
      case 'imei2':
        return `${path}${column}`;
      default:
        return entry;
    }
  };
}

/** Whether a phone is gone, or an invoice names it. */
function isStuck({ unit, wasSold }: LockState): boolean {
  return unit.state !== 'in-stock' || wasSold;
}

function hasOtherImeis({ row }: LotRow, unit: Unit): boolean {
  return row.imei1 !== unit.imei1 || (row.imei2 ?? null) !== unit.imei2;
}

/** The IMEIs that a row gives to a phone which did not bear them. */
function newImeis({ kept, added }: MatchedRows) {
  const placed = (row: LotRow) => [
    { field: `${row.path}imei1`, imei: row.row.imei1 },
    ...(row.row.imei2 ? [{ field: `${row.path}imei2`, imei: row.row.imei2 }] : []),
  ];
  return [
    ...added.flatMap(placed),
    ...kept.flatMap(({ row, unit }) =>
      placed(row).filter(({ imei }) => imei !== unit.imei1 && imei !== unit.imei2),
    ),
  ];
}

/** Removes phones that should not be on the lot. */
async function takeOff(shop: ShopTransaction, units: readonly Unit[]): Promise<void> {
  const ids = units.map(({ id }) => id);
  await takeOutOfStock(shop, ids, 'void');
  for (const some of chunks(ids, 1000)) {
    await shop
      .updateTable('units')
      .set({ entry_position: null, row_position: null })
      .where('id', 'in', some)
      .execute();
  }
}

async function change(shop: ShopTransaction, kept: MatchedRows['kept'], date: string): Promise<void> {
  const changed = kept.filter(({ row, unit }) => hasChanges(row, unit, date));
  // Two phones may swap their IMEIs, so free all before adding any.
  for (const { row, unit } of changed) if (hasOtherImeis(row, unit)) await removeImeis(shop, unit.id);
  const kindOf = await catalogued(
    shop,
    changed.map(({ row }) => unitColumns(row)),
  );
  for (const { row, unit } of changed) {
    const columns = unitColumns(row);
    await changeUnit(shop, unit, { ...columns, ...kindOf(columns), acquired_on: date });
  }
}

function hasChanges(row: LotRow, unit: Unit, date: string): boolean {
  if (unit.acquired_on !== date) return true;
  return Object.entries(unitColumns(row)).some(([column, value]) => unit[column as keyof Unit] !== value);
}
