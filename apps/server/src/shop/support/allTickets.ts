import type { ShopTicketRow } from '@handset/domain';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database } from '../../base/database/Database.ts';
import type { ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { NotFound } from '../../base/http/errors.ts';
import { keyOf, pageOf } from '../../base/lists/pages.ts';
import type { Registry } from '../access/registrarRoute.ts';
import { type TicketsQuery, ticketKey, ticketRowOf } from './tickets.ts';

/** The questions of all shops, the latest spoken of first, for their registrars. */
export async function allTickets(
  db: Kysely<Database>,
  query: TicketsQuery,
): Promise<{ data: ShopTicketRow[]; nextCursor: string | null; total: number }> {
  const after = keyOf(query.cursor, ticketKey);
  const matches = (row: ExpressionBuilder<Database, 'support_tickets'>) =>
    row.and(query.status ? [row('support_tickets.status', '=', query.status)] : []);
  const rows = await db
    .selectFrom('support_tickets')
    .innerJoin('users', 'users.id', 'support_tickets.created_by')
    .innerJoin('shops', 'shops.id', 'support_tickets.shop_id')
    .selectAll('support_tickets')
    .select(['users.username', 'shops.name as shop_name'])
    .where(matches)
    .where((row) => {
      if (!after) return row.and([]);
      return row(
        row.refTuple('support_tickets.updated_at', 'support_tickets.id'),
        '<',
        row.tuple(after[0], after[1]),
      );
    })
    .orderBy('support_tickets.updated_at', 'desc')
    .orderBy('support_tickets.id', 'desc')
    .limit(query.limit + 1)
    .execute();
  const { total } = await db
    .selectFrom('support_tickets')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where(matches)
    .executeTakeFirstOrThrow();
  const { page, nextCursor } = pageOf(rows, query.limit, (row) => [row.updated_at, row.id]);
  const data = page.map((row) => ({
    ...ticketRowOf(row),
    shop: { _id: row.shop_id, name: row.shop_name },
  }));
  return { data, nextCursor, total };
}

/** Shop of a ticket. @throws NotFound */
export async function shopOfTicket(
  db: Pick<Kysely<Database>, 'selectFrom'>,
  id: string,
): Promise<{ _id: string; name: string }> {
  const shop = await db
    .selectFrom('support_tickets')
    .innerJoin('shops', 'shops.id', 'support_tickets.shop_id')
    .select(['shops.id', 'shops.name'])
    .where('support_tickets.id', '=', id)
    .executeTakeFirst();
  if (!shop) throw new NotFound('question-unknown');
  return { _id: shop.id, name: shop.name };
}

/** Does something to a question in the shop that asked it. */
export async function inShopOfTicket<Result extends object>(
  registry: Registry,
  id: string,
  work: (shop: ShopTransaction) => Promise<Result>,
): Promise<Result & { shop: { _id: string; name: string } }> {
  const shop = await shopOfTicket(registry.db, id);
  return { ...(await work(await registry.shop(shop._id))), shop };
}
