import {
  isClaimOpen,
  type NewWarrantyClaim,
  readSearch,
  WARRANTIES,
  type WarrantyClaim,
  type WarrantyClaimChange,
  type warrantyContract,
  warrantyEnd,
} from '@handset/domain';
import type { ExpressionBuilder } from 'kysely';
import * as z from 'zod';
import type { ShopTables } from '../../base/database/Database.ts';
import type { ShopReader, ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { newId } from '../../base/database/newId.ts';
import { Conflict, NotFound, Refused } from '../../base/http/errors.ts';
import { saysOfPhones } from '../../base/lists/contains.ts';
import { documentHead, HEAD_COLUMNS } from '../../base/lists/documentHead.ts';
import { invoiceNumber } from '../../base/lists/documentNumbers.ts';
import { keyOf, pageOf } from '../../base/lists/pages.ts';
import { requirePast } from '../../books/post.ts';
import { personsCalled } from '../../money/parties/personsCalled.ts';
import { isBoughtBack } from '../../stock/phones/boughtBack.ts';
import { isBack, shownState } from './claimEnded.ts';

type ClaimsQuery = z.output<typeof warrantyContract.list.query>;

const claimKey = z.tuple([z.string(), z.string()]);

/** A page of claims, newest first. */
export async function warrantyClaims(shop: ShopReader, filters: ClaimsQuery) {
  const after = keyOf(filters.cursor, claimKey);
  let query = selectClaims(shop)
    .where(matching(shop, filters))
    .orderBy('warranty_claims.date', 'desc')
    .orderBy('warranty_claims.id', 'desc')
    .limit(filters.limit + 1);
  if (after)
    query = query.where((row) =>
      row(row.refTuple('warranty_claims.date', 'warranty_claims.id'), '<', row.tuple(after[0], after[1])),
    );
  const { page, nextCursor } = pageOf(await query.execute(), filters.limit, (row) => [row.date, row.id]);
  const { total } = await shop
    .selectFrom('warranty_claims')
    .innerJoin('sales', 'sales.id', 'warranty_claims.sale_id')
    .innerJoin('units', 'units.id', 'warranty_claims.unit_id')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where(matching(shop, filters))
    .executeTakeFirstOrThrow();
  return { data: page.map((row) => claimOf(shop, row)), nextCursor, total };
}

function matching(shop: ShopReader, { q, from, to, state, phoneId, personId }: ClaimsQuery) {
  return (row: ExpressionBuilder<ShopTables, 'warranty_claims' | 'sales' | 'units'>) => {
    const conditions = [];
    if (q) conditions.push(says(shop, row, q));
    if (from) conditions.push(row('warranty_claims.date', '>=', from));
    if (to) conditions.push(row('warranty_claims.date', '<=', to));
    if (state) conditions.push(row(shownState(row), 'in', state));
    if (phoneId) conditions.push(row('warranty_claims.unit_id', '=', phoneId));
    if (personId) conditions.push(row('sales.person_id', '=', personId));
    return row.and(conditions);
  };
}

/** Whether a claim matches a text: its buyer or its phone. */
function says(shop: ShopReader, row: ExpressionBuilder<ShopTables, 'warranty_claims' | 'sales'>, q: string) {
  const text = readSearch(q, []);
  const phones = shop.selectFrom('units').select('id').where(saysOfPhones('units.search_text', text));
  return row.or([
    row('sales.person_id', 'in', personsCalled(shop, text)),
    row('warranty_claims.unit_id', 'in', phones),
  ]);
}

/**
 * Opens a claim on a sold phone. The phone stays the buyer's, and no money moves. An expired warranty is no
 * obstacle, since the shop may help anyway.
 * @throws Conflict when the phone is not sold or was bought back, or already has an open claim
 */
export async function recordClaim(
  shop: ShopTransaction,
  { phoneId, date, fault }: NewWarrantyClaim,
): Promise<WarrantyClaim> {
  requirePast(shop, 'date', date);
  const unit = await shop
    .selectFrom('units')
    .leftJoin('sale_units', (join) =>
      join.onRef('sale_units.unit_id', '=', 'units.id').on('sale_units.is_live', '=', 1),
    )
    .leftJoin('sales', 'sales.id', 'sale_units.sale_id')
    .select((row) => [
      'units.state',
      'sales.id as sale_id',
      'sales.date as sold_on',
      isBoughtBack(row).as('is_bought_back'),
    ])
    .where('units.id', '=', phoneId)
    .executeTakeFirst();
  if (!unit) throw new NotFound('phone-unknown');
  if (unit.state !== 'sold' || unit.sale_id === null || unit.sold_on === null)
    throw new Conflict('claim-phone-unsold');
  if (unit.is_bought_back) throw new Conflict('claim-phone-bought-back');
  if (date < unit.sold_on) throw new Refused('claim-before-sale', { soldOn: unit.sold_on }).at('date');
  const open = await shop
    .selectFrom('warranty_claims')
    .select('id')
    .where('unit_id', '=', phoneId)
    .where('sale_id', '=', unit.sale_id)
    .where('resolved_on', 'is', null)
    .executeTakeFirst();
  if (open) throw new Conflict('claim-open-already');
  const id = newId();
  await shop
    .insertInto('warranty_claims')
    .values({
      id,
      unit_id: phoneId,
      sale_id: unit.sale_id,
      date,
      fault,
      state: 'received',
      done: null,
      resolved_on: null,
      created_by: shop.session.userId,
      created_at: shop.now,
    })
    .execute();
  return claim(shop, id);
}

/**
 * Changes the state of a claim. @throws Conflict when somebody changed it since `version`, or it would be open
 * again although the buyer no longer has the phone, or has another claim
 */
export async function changeClaim(
  shop: ShopTransaction,
  id: string,
  { version, state, done }: WarrantyClaimChange,
): Promise<WarrantyClaim> {
  const before = await claim(shop, id);
  if (before.version !== version) throw new Conflict('claim-changed-meanwhile');
  if (isClaimOpen(state) && !isClaimOpen(before.state)) await requireOpening(shop, before);
  await shop
    .updateTable('warranty_claims')
    .set((row) => ({
      state,
      done: done ?? null,
      resolved_on: isClaimOpen(state) ? null : (before.resolvedOn ?? shop.today),
      version: row('version', '+', row.lit(1)),
    }))
    .where('id', '=', id)
    .execute();
  return claim(shop, id);
}

async function requireOpening(shop: ShopReader, { _id, phone, sale }: WarrantyClaim): Promise<void> {
  const { is_back } = await selectClaims(shop)
    .select((row) => isBack(row).as('is_back'))
    .where('warranty_claims.id', '=', _id)
    .executeTakeFirstOrThrow();
  if (is_back) throw new Conflict('claim-ended').at('state');
  const other = await shop
    .selectFrom('warranty_claims')
    .select('id')
    .where('unit_id', '=', phone._id)
    .where('sale_id', '=', sale._id)
    .where('resolved_on', 'is', null)
    .executeTakeFirst();
  if (other) throw new Conflict('claim-open-already');
}

async function claim(shop: ShopReader, id: string): Promise<WarrantyClaim> {
  const row = await selectClaims(shop).where('warranty_claims.id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound('claim-unknown');
  return claimOf(shop, row);
}

function selectClaims(shop: ShopReader) {
  return shop
    .selectFrom('warranty_claims')
    .innerJoin('units', 'units.id', 'warranty_claims.unit_id')
    .innerJoin('sales', 'sales.id', 'warranty_claims.sale_id')
    .innerJoin('persons', 'persons.id', 'sales.person_id')
    .innerJoin('users', 'users.id', 'warranty_claims.created_by')
    .selectAll('warranty_claims')
    .select(HEAD_COLUMNS)
    .select([
      'units.imei1',
      'units.company_name',
      'units.model_name',
      'sales.person_id',
      'sales.invoice_number',
      'sales.date as sold_on',
      'sales.warranty',
    ])
    .select((row) => shownState(row).as('shown_state'));
}

type ClaimRow = Awaited<ReturnType<ReturnType<typeof selectClaims>['execute']>>[number];

function claimOf(shop: ShopReader, row: ClaimRow): WarrantyClaim {
  const warranty = WARRANTIES.find((known) => known === row.warranty) ?? 'No Warranty';
  return {
    ...documentHead(row),
    phone: {
      _id: row.unit_id,
      imei1: row.imei1,
      companyName: row.company_name,
      modelName: row.model_name,
    },
    sale: {
      _id: row.sale_id,
      invoiceNumber: invoiceNumber(shop.session.shop, row.invoice_number),
      date: row.sold_on,
    },
    warrantyEnd: warrantyEnd(row.sold_on, warranty) ?? null,
    fault: row.fault,
    state: row.shown_state,
    done: row.done,
    resolvedOn: row.resolved_on,
    version: row.version,
  };
}
