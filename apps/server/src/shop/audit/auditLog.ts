import { type AuditLine, addDays, type auditContract } from '@handset/domain';
import type { ExpressionBuilder } from 'kysely';
import * as z from 'zod';
import type { ShopTables } from '../../base/database/Database.ts';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { contains } from '../../base/lists/contains.ts';
import { keyOf, pageOf } from '../../base/lists/pages.ts';
import { dayStart } from './dayStart.ts';

type Query = z.output<typeof auditContract.lines.query>;

/** The shop's audit log, latest first. */
export async function auditLog(shop: ShopReader, query: Query) {
  const before = keyOf(query.cursor, z.tuple([z.int(), z.int()]));
  const matches = matching(query, shop.session.shop.timeZone);
  const rows = await selectLines(shop)
    .where(matches)
    .where((row) => {
      if (!before) return row.and([]);
      const [at, number] = before;
      return row.or([
        row('audit_log.at', '<', at),
        row.and([row('audit_log.at', '=', at), row('audit_log.number', '<', number)]),
      ]);
    })
    .orderBy('audit_log.at', 'desc')
    .orderBy('audit_log.number', 'desc')
    .limit(query.limit + 1)
    .execute();
  const { total } = await shop
    .selectFrom('audit_log')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where(matches)
    .executeTakeFirstOrThrow();
  const { page, nextCursor } = pageOf(rows, query.limit, (row) => [row.at, row.number]);
  return { data: page.map(lineOf), nextCursor, total };
}

function selectLines(shop: ShopReader) {
  return shop
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.user_id')
    .select(['audit_log.id', 'audit_log.number', 'audit_log.at', 'audit_log.user_id', 'audit_log.action'])
    .select(['audit_log.route', 'audit_log.ref_type', 'audit_log.ref_id', 'audit_log.ip'])
    .select(['audit_log.request_id', 'users.name', 'users.username']);
}

function matching({ user, q, refId, from, to }: Query, timeZone: string) {
  return (row: ExpressionBuilder<ShopTables, 'audit_log'>) => {
    const conditions = [];
    if (user) conditions.push(row('audit_log.user_id', '=', user));
    if (q) conditions.push(contains('audit_log.action', q));
    if (refId) conditions.push(row('audit_log.ref_id', '=', refId));
    if (from) conditions.push(row('audit_log.at', '>=', dayStart(from, timeZone)));
    if (to) conditions.push(row('audit_log.at', '<', dayStart(addDays(to, 1), timeZone)));
    return row.and(conditions);
  };
}

function lineOf(row: Awaited<ReturnType<ReturnType<typeof selectLines>['execute']>>[number]): AuditLine {
  return {
    _id: row.id,
    number: row.number,
    at: new Date(row.at).toISOString(),
    // Somebody who acts in the shop and is none of its people is a registrar.
    user:
      row.user_id === null
        ? null
        : { _id: row.user_id, name: row.name ?? 'Registrar', username: row.username ?? '' },
    action: row.action,
    route: row.route,
    refType: row.ref_type,
    refId: row.ref_id,
    ip: row.ip,
    requestId: row.request_id,
  };
}
