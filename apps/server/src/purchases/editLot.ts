import { type BulkUpdate, nameKey, type PurchaseRow } from '@handset/domain';
import { requireVersion } from '../books/correctionRights.ts';
import { requirePast } from '../books/post.ts';
import { chunks } from '../database/chunks.ts';
import type { ShopTransaction } from '../database/HandsetDatabase.ts';
import { Refused } from '../http/errors.ts';
import { slipNumber } from '../lists/documentNumbers.ts';
import { requirePerson } from '../parties/parties.ts';
import { catalogued } from '../stock/catalogued.ts';
import { changeUnit, forgetImeis, type Unit } from '../stock/changeUnit.ts';
import { heldFields } from '../stock/holders.ts';
import { imeiFields, takeInAll } from '../stock/intake.ts';
import { lockedFields, type Standing, standingsOf } from '../stock/lockedFields.ts';
import { takeOutOfStock } from '../stock/takeOut.ts';
import { requireBank } from '../wallet/wallet.ts';
import {
  dealOfLot,
  inLotsWords,
  insertEntries,
  type LotRow,
  lotInWords,
  refusedLot,
  termColumns,
  unitColumns,
  unitOfRow,
} from './lot.ts';
import { type MatchedRows, matchRows } from './matchRows.ts';
import { purchaseRow } from './purchases.ts';
import { repostSlip, requireBeforeEvents, saveSlip } from './repostSlip.ts';
import { requireSlip, type Slip, unitsOfSlip } from './slip.ts';

/**
 * Makes a lot what its form says now: phones that the rows no longer name are void, new rows come into stock, the others
 * change. Money moves by the difference alone. What was sold, sent out or returned stays, and what was sold keeps its price.
 * @throws Refused, Conflict naming every row in the way
 */
export async function editLot(shop: ShopTransaction, id: string, update: BulkUpdate): Promise<PurchaseRow> {
  const slip = await requireLot(shop, id);
  requireVersion(slip.version, update.version);
  requirePast(shop, 'date', update.date);
  await requireSameParty(shop, slip, update);
  if (update.bankAccountUsed) await requireBank(shop, update.bankAccountUsed);
  const rows = matchRows(update, await unitsOfSlip(shop, slip));
  await requireFree(shop, rows);
  await requireBeforeEvents(shop, slip, update.date);
  const deal = dealOfLot(update, slip.person_id);
  const columns = await inLotsWords(repostSlip(shop, slip, deal, lotInWords(update)));
  await saveSlip(shop, slip, {
    ...columns,
    ...termColumns(update),
    payment_type: update.purchasePaymentType,
  });
  await shop.deleteFrom('purchase_entries').where('purchase_id', '=', id).execute();
  await insertEntries(shop, id, update);
  await takeOff(shop, rows.removed);
  await change(shop, rows.kept, update.date);
  await takeInAll(
    shop,
    rows.added.map((row) => ({ unit: unitOfRow(row, id, update.date), fields: imeiFields(row.path) })),
  );
  return purchaseRow(shop, id);
}

/** A lot that can be edited. @throws NotFound, Conflict, Refused */
export async function requireLot(shop: ShopTransaction, id: string): Promise<Slip> {
  const slip = await requireSlip(shop, id);
  if (slip.type === 'bulk') return slip;
  throw new Refused(`Slip ${slipNumber(slip.slip_number)} is of one phone: edit it as a single purchase`);
}

async function requireSameParty(shop: ShopTransaction, slip: Slip, { partyName }: BulkUpdate): Promise<void> {
  if (partyName === undefined) return;
  const { name } = await requirePerson(shop, slip.person_id);
  if (nameKey(name) === nameKey(partyName)) return;
  const message = `This lot was bought from ${name}; to name another party, void it and write it anew`;
  throw new Refused(message, { partyName: message });
}

/** Refuses rows that are in the way of what happened already, all at once. */
async function requireFree(shop: ShopTransaction, rows: MatchedRows): Promise<void> {
  const units = [...rows.kept.map(({ unit }) => unit), ...rows.removed];
  const standings = await standingsOf(shop, units);
  const locked: Record<string, string> = {};
  for (const { row, unit } of rows.kept) {
    const standing = standings.get(unit.id);
    if (standing) Object.assign(locked, lockedFields(standing, unitColumns(row), fieldsOf(row)));
  }
  const stuck = rows.removed.flatMap((unit) => reasonToStay(standings.get(unit.id)) ?? []);
  if (stuck.length > 0) locked.ramSimDetails = `These phones cannot leave the lot: ${listed(stuck)}`;
  const freed = new Set(rows.removed.map(({ id }) => id));
  for (const { row, unit } of rows.kept) if (hasOtherImeis(row, unit)) freed.add(unit.id);
  const taken = await heldFields(shop, newImeis(rows), freed);
  if (Object.keys({ ...rows.wrong, ...locked, ...taken }).length > 0)
    throw refusedLot(rows.wrong, { ...taken, ...locked });
}

/** Where the request says what a unit keeps: in its row, or in the entry that it shares with others. */
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

function reasonToStay(standing: Standing | undefined): string | undefined {
  if (!standing) return undefined;
  const { unit, wasSold, place } = standing;
  if (unit.state !== 'in-stock') return place;
  return wasSold ? `${place}, and an invoice names it` : undefined;
}

const MOST_LISTED = 20;

function listed(places: readonly string[]): string {
  const others = places.length - MOST_LISTED;
  return places.slice(0, MOST_LISTED).join('; ') + (others > 0 ? `; and ${others} more` : '');
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

/** Takes phones off the lot: they never should have been on it. */
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
  const changed = kept.filter(({ row, unit }) => saysMore(row, unit, date));
  // Two phones may swap their IMEIs: all are freed before one is listed anew.
  for (const { row, unit } of changed) if (hasOtherImeis(row, unit)) await forgetImeis(shop, unit.id);
  const kindOf = await catalogued(
    shop,
    changed.map(({ row }) => unitColumns(row)),
  );
  for (const { row, unit } of changed) {
    const columns = unitColumns(row);
    await changeUnit(shop, unit, { ...columns, ...kindOf(columns), acquired_on: date });
  }
}

function saysMore(row: LotRow, unit: Unit, date: string): boolean {
  if (unit.acquired_on !== date) return true;
  return Object.entries(unitColumns(row)).some(([column, value]) => unit[column as keyof Unit] !== value);
}
