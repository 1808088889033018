import type { PurchaseDetail } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { picturesOf } from '../../base/files/pictures.ts';
import { entryTextOf } from '../../books/entryHeads.ts';
import { requireBank } from '../../money/wallet/wallet.ts';
import { phoneOf, selectPhones } from '../../stock/phones/phones.ts';
import { type PurchaseRecord, purchaseRows, requireRecord } from './purchases.ts';
import { cnicOfSlip } from './slipCnic.ts';

/** One purchase, whole. @throws NotFound in any shop but its own. */
export async function purchaseDetail(shop: ShopReader, id: string): Promise<PurchaseDetail> {
  const record = await requireRecord(shop, id);
  const units = await selectPhones(shop)
    .where('units.purchase_id', '=', id)
    .where((row) => row.or([row('units.source', '<>', 'bulk'), row('units.entry_position', 'is not', null)]))
    .orderBy('units.entry_position')
    .orderBy('units.row_position')
    .orderBy('units.id')
    .execute();
  return { ...(await documentOf(shop, record)), units: units.map((unit) => phoneOf(shop, unit)) };
}

/** Everything that a purchase says, but its phones one by one. */
export async function documentOf(
  shop: ShopReader,
  record: PurchaseRecord,
): Promise<Omit<PurchaseDetail, 'units'>> {
  const { id } = record;
  const [row] = await purchaseRows(shop, [record]);
  if (!row) throw new Error(`Purchase ${id} has no row`);
  return {
    ...row,
    fatherName: record.father_name,
    cnic: cnicOfSlip(shop, record),
    pocketCash: record.pocket_cash,
    accountCash: record.account_cash,
    bank: record.bank_id ? await requireBank(shop, record.bank_id) : null,
    isApprovedFromEgadgets: record.is_approved_from_egadgets === 1,
    accessories: await boxContents(shop, id),
    pictures: await picturesOf(shop, 'purchase', id),
    eGadget: await eGadgetOf(shop, record),
    payments: await paymentsOf(shop, id),
    returns: await returnsOf(shop, id),
    postings: await postingsOf(shop, id),
  };
}

async function boxContents(shop: ShopReader, id: string): Promise<PurchaseDetail['accessories']> {
  const flags = await shop
    .selectFrom('units')
    .select(['has_box', 'has_charger', 'has_hand_free'])
    .where('purchase_id', '=', id)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return {
    box: flags?.has_box === 1,
    charger: flags?.has_charger === 1,
    handFree: flags?.has_hand_free === 1,
  };
}

async function eGadgetOf(shop: ShopReader, record: PurchaseRecord): Promise<PurchaseDetail['eGadget']> {
  const by = record.egadget_by
    ? await shop.selectFrom('users').select('username').where('id', '=', record.egadget_by).executeTakeFirst()
    : undefined;
  return {
    status: record.egadget_status,
    reference: record.egadget_reference,
    date: record.egadget_on,
    by: by?.username ?? null,
  };
}

async function paymentsOf(shop: ShopReader, id: string): Promise<PurchaseDetail['payments']> {
  const rows = await shop
    .selectFrom('allocations')
    .innerJoin('party_credits', 'party_credits.id', 'allocations.credit_id')
    .leftJoin('party_payments', 'party_payments.id', 'allocations.credit_id')
    .select([
      'party_credits.id',
      'party_credits.source',
      'party_credits.date',
      'allocations.amount',
      'party_payments.note',
    ])
    .where('allocations.target_id', '=', id)
    .where('allocations.target', '=', 'bill')
    .orderBy('party_credits.date')
    .orderBy('party_credits.id')
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    source: row.source,
    date: row.date,
    amount: row.amount,
    note: row.note,
  }));
}

async function returnsOf(shop: ShopReader, id: string): Promise<PurchaseDetail['returns']> {
  const rows = await shop
    .selectFrom('purchase_returns')
    .innerJoin('users', 'users.id', 'purchase_returns.created_by')
    .selectAll('purchase_returns')
    .select('users.username')
    .where('purchase_id', '=', id)
    .orderBy('purchase_returns.entry_number')
    .execute();
  if (rows.length === 0) return [];
  const units = await shop
    .selectFrom('purchase_return_units')
    .select(['return_id', 'unit_id'])
    .where(
      'return_id',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('return_id')
    .orderBy('unit_id')
    .execute();
  const unitsOf = Map.groupBy(units, (unit) => unit.return_id);
  const returns: PurchaseDetail['returns'] = [];
  for (const row of rows) {
    returns.push({
      _id: row.id,
      kind: row.kind,
      date: row.date,
      reason: row.reason,
      total: row.total,
      pocketCash: row.pocket_cash,
      accountCash: row.account_cash,
      bank: row.bank_id ? await requireBank(shop, row.bank_id) : null,
      offBalance: row.off_balance,
      units: (unitsOf.get(row.id) ?? []).map((unit) => unit.unit_id),
      createdAt: new Date(row.created_at).toISOString(),
      createdBy: row.username,
    });
  }
  return returns;
}

async function postingsOf(shop: ShopReader, id: string): Promise<PurchaseDetail['postings']> {
  const rows = await shop
    .selectFrom('journal_entries')
    .innerJoin('users', 'users.id', 'journal_entries.created_by')
    .select([
      'journal_entries.number',
      'journal_entries.event',
      'journal_entries.date',
      'journal_entries.description',
      'journal_entries.sentence',
      'journal_entries.created_at',
      'users.username',
    ])
    .where('ref_type', '=', 'purchase')
    .where('ref_id', '=', id)
    .orderBy('journal_entries.number')
    .execute();
  return rows.map((row) => ({
    entry: row.number,
    event: row.event,
    date: row.date,
    ...entryTextOf(row),
    createdAt: new Date(row.created_at).toISOString(),
    createdBy: row.username,
  }));
}
