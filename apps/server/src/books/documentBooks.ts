import { type DocumentSettlement, documentFigures, type Side } from '@handset/domain';
import { type Expression, type ExpressionBuilder, sql } from 'kysely';
import type { ShopReader } from '../base/database/HandsetDatabase.ts';

/** Documents that later payments settle, and of which something can come back. */
export type SettledDocument = 'sale' | 'purchase';

/** The books' figures of a document, or the sum of several, besides its own. */
export type DocumentBooks = Omit<DocumentSettlement, 'original' | 'later' | 'returned'>;

/** Of one document, with the day by which the rest is due. */
export type OneDocumentBooks = DocumentBooks & { dueDate: string | null };

/** Figures of a document paid at once, without returns. */
export const NOTHING_ELSE: OneDocumentBooks = {
  open: 0,
  offBalance: 0,
  credit: 0,
  creditUsed: 0,
  creditOnBill: 0,
  letGo: 0,
  dueDate: null,
};

/** The figures that answers show of a document, or of many added up. */
export function figuresOf(settlement: DocumentSettlement) {
  return { ...documentFigures(settlement), payableLater: settlement.later };
}

const SIDES: Record<SettledDocument, Side> = { sale: 'receivable', purchase: 'payable' };

/**
 * Figures of documents from their bills and credits, by id. Takes three queries for any number of documents.
 */
export async function booksOf(
  shop: ShopReader,
  document: SettledDocument,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OneDocumentBooks>> {
  if (ids.length === 0) return new Map();
  const bills = await shop
    .selectFrom('bills')
    .select(['id', 'amount', 'paid', 'due_date'])
    .where('id', 'in', ids)
    .execute();
  const returns = await returnedWith(shop, document)
    .select([
      'returned.document_id',
      'returned.off_balance',
      'party_credits.side',
      'party_credits.amount',
      'party_credits.allocated',
      'allocations.amount as on_bill',
    ])
    .where('returned.document_id', 'in', ids)
    .execute();
  const settled = bills.filter(({ paid }) => paid > 0).map(({ id }) => id);
  const letGo = settled.length
    ? await writtenOff(shop)
        .select(['allocations.target_id', 'allocations.amount'])
        .where('allocations.target_id', 'in', settled)
        .execute()
    : [];

  const books = new Map<string, OneDocumentBooks>();
  const change = (id: string, by: (own: OneDocumentBooks) => Partial<OneDocumentBooks>) => {
    const own = books.get(id) ?? NOTHING_ELSE;
    books.set(id, { ...own, ...by(own) });
  };
  for (const { id, amount, paid, due_date } of bills)
    change(id, () => ({ open: amount - paid, dueDate: due_date }));
  for (const row of returns) {
    const sign = row.side === SIDES[document] ? 1 : -1;
    change(row.document_id, (own) => ({
      offBalance: own.offBalance + row.off_balance,
      credit: own.credit + sign * (row.amount ?? 0),
      creditUsed: own.creditUsed + sign * (row.allocated ?? 0),
      creditOnBill: own.creditOnBill + (row.on_bill ?? 0),
    }));
  }
  for (const { target_id, amount } of letGo) change(target_id, (own) => ({ letGo: own.letGo + amount }));
  return books;
}

/**
 * The same for all documents in `isAmong`, summed. Open, returned and written-off documents are the small
 * part of all, so each query starts with those and filters by document.
 */
export async function booksOfAll(
  shop: ShopReader,
  document: SettledDocument,
  isAmong: (documentId: Expression<string>) => Expression<unknown>,
): Promise<DocumentBooks> {
  const isMeant =
    (column: string) =>
    // biome-ignore lint/suspicious/noExplicitAny: `exists` is the same whatever tables a query reads.
    ({ exists }: ExpressionBuilder<any, any>) =>
      exists(isAmong(sql.ref<string>(column)));
  const { open } = await shop
    .selectFrom('bills')
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>(sql`bills.amount - bills.paid`), lit(0)).as('open'))
    .where('bills.side', '=', SIDES[document])
    .whereRef('bills.paid', '<', 'bills.amount')
    .where(isMeant('bills.id'))
    .executeTakeFirstOrThrow();
  const side = sql.lit(SIDES[document]);
  const sign = sql`case when party_credits.side = ${side} then 1 else -1 end`;
  const returns = await returnedWith(shop, document)
    .select(({ fn, lit }) => [
      fn.coalesce(fn.sum<number>('returned.off_balance'), lit(0)).as('offBalance'),
      fn.coalesce(fn.sum<number>(sql`party_credits.amount * (${sign})`), lit(0)).as('credit'),
      fn.coalesce(fn.sum<number>(sql`party_credits.allocated * (${sign})`), lit(0)).as('creditUsed'),
      fn.coalesce(fn.sum<number>('allocations.amount'), lit(0)).as('creditOnBill'),
    ])
    .where(isMeant('returned.document_id'))
    .executeTakeFirstOrThrow();
  const { letGo } = await writtenOff(shop)
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('allocations.amount'), lit(0)).as('letGo'))
    .where(isMeant('allocations.target_id'))
    .executeTakeFirstOrThrow();
  return { open, ...returns, letGo };
}

/**
 * Returns and voids, each with the credit it left with the party and the part of it that settled the
 * document's own bill.
 */
function returnedWith(shop: ShopReader, document: SettledDocument) {
  const returned =
    document === 'sale'
      ? shop.selectFrom('sale_returns').select(['id', 'sale_id as document_id', 'off_balance']).as('returned')
      : shop
          .selectFrom('purchase_returns')
          .select(['id', 'purchase_id as document_id', 'off_balance'])
          .as('returned');
  return shop
    .selectFrom(returned)
    .leftJoin('party_credits', 'party_credits.id', 'returned.id')
    .leftJoin('allocations', (join) =>
      join
        .onRef('allocations.credit_id', '=', 'returned.id')
        .onRef('allocations.target_id', '=', 'returned.document_id'),
    );
}

/** Amount written off per bill. */
function writtenOff(shop: ShopReader) {
  return (
    shop
      .selectFrom('party_credits')
      .innerJoin('allocations', 'allocations.credit_id', 'party_credits.id')
      // A literal, so that the partial index of write-offs is used.
      .where(sql<boolean>`party_credits.source = 'write-off'`)
  );
}
