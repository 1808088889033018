import type { ShopTransaction } from '../database/HandsetDatabase.ts';
import { auditHead, noteHead } from './auditHead.ts';
import { auditLine } from './auditLine.ts';

/** One line of who did what; the table refuses to forget it. */
export interface AuditRecord {
  route: string;
  action: string;
  /** @default the subject of the route */
  refType?: string | undefined;
  refId?: string | undefined;
  requestId: string;
  /** From where the call came. */
  ip?: string | undefined;
}

/** Writes a line into the shop's audit log, chained to the one before it. */
export async function audit(shop: ShopTransaction, record: AuditRecord): Promise<void> {
  const { userId } = shop.session;
  const line = auditLine(await auditHead(shop), {
    ...record,
    refType: record.refId === undefined ? null : (record.refType ?? kindOf(record.route)),
    at: shop.now,
    // Work of the server itself has no user.
    userId: userId === '' ? null : userId,
  });
  await shop.insertInto('audit_log').values(line).execute();
  noteHead(shop, line);
}

/** Kinds of records whose calls are not named after them. */
const KINDS: Record<string, string> = {
  phone: 'unit',
  partyLedger: 'person',
  payablesAndReceivables: 'person',
  banks: 'bank',
  ledger: 'entry',
  wallet: 'entry',
  auth: 'session',
  password: 'user',
  support: 'ticket',
  subscription: 'subscription-payment',
  Purchase: 'purchase',
};

/** The kind of record that a call is about: `POST /api/sale/:id/return` → `sale`. */
export function kindOf(route: string): string | null {
  if (/ \/api\/shop\/mine\/staff(?:\/|$)/.test(route)) return 'user';
  if (/ \/api\/company\/(?:create-model|models)/.test(route)) return 'model';
  const area = / \/api\/([^/]+)/.exec(route)?.[1];
  return area === undefined ? null : (KINDS[area] ?? area);
}

/** The record that a change made or was about. */
export function referenceOf(fresh: unknown, params: unknown): { refId?: string } {
  const made = (fresh as { data?: { _id?: unknown } } | null)?.data?._id;
  const [about] = Object.values((params ?? {}) as Record<string, unknown>);
  const refId = made ?? about;
  return typeof refId === 'string' ? { refId } : {};
}
