import { createHash } from 'node:crypto';
import { type AccountId, type Day, formatMoney, type JournalLine, ruleMessage } from '@handset/domain';
import type { ShopTransaction } from '../database/HandsetDatabase.ts';
import { newId } from '../database/newId.ts';
import { Conflict, Refused } from '../http/errors.ts';
import { walletName } from './accountNames.ts';
import { accountBalance } from './balances.ts';

/** What an event writes into the books. */
export interface Posting {
  event: string;
  date: Day;
  description: string;
  refType?: string;
  refId?: string;
  personId?: string;
  lines: readonly JournalLine[];
}

/** The hash before a shop's first entry. */
export const GENESIS = '0'.repeat(64);

/** What is hashed of an entry: everything that it says, in one fixed order. */
export interface HashedEntry {
  number: number;
  id: string;
  event: string;
  date: string;
  ref_type: string | null;
  ref_id: string | null;
  person_id: string | null;
  description: string;
  reverses: number | null;
  created_by: string;
  created_at: number;
}

/** SHA-256 over the hash before and the entry with its lines, so that nothing in the chain can change unseen. */
export function entryHash(previous: string, entry: HashedEntry, lines: readonly JournalLine[]): string {
  const said = [
    entry.number,
    entry.id,
    entry.event,
    entry.date,
    entry.ref_type,
    entry.ref_id,
    entry.person_id,
    entry.description,
    entry.reverses,
    entry.created_by,
    entry.created_at,
    lines.map(({ debit, credit, amount }) => [debit, credit, amount]),
  ];
  return createHash('sha256').update(previous).update(JSON.stringify(said)).digest('hex');
}

/** Refuses a business date that the shop has not reached, under the name of its field. */
export function requirePast(shop: ShopTransaction, field: string, date: Day): void {
  if (date <= shop.today) return;
  const message = ruleMessage('date.future');
  throw new Refused(message, { [field]: message });
}

/**
 * Writes one entry: the only way into the books. Numbers and chains it, and refuses it when it would leave a drawer or a
 * bank below zero in a shop that does not allow that. Returns the entry's number.
 */
export async function post(shop: ShopTransaction, posting: Posting): Promise<number> {
  requirePast(shop, 'date', posting.date);
  const number = await shop.nextNumber('entry');
  const previous = await shop
    .selectFrom('journal_entries')
    .select('hash')
    .where('number', '=', number - 1)
    .executeTakeFirst();
  const entry: HashedEntry = {
    number,
    id: newId(),
    event: posting.event,
    date: posting.date,
    ref_type: posting.refType ?? null,
    ref_id: posting.refId ?? null,
    person_id: posting.personId ?? null,
    description: posting.description,
    reverses: null,
    created_by: shop.session.userId,
    created_at: shop.now,
  };
  const prev_hash = previous?.hash ?? GENESIS;
  await shop
    .insertInto('journal_entries')
    .values({ ...entry, prev_hash, hash: entryHash(prev_hash, entry, posting.lines) })
    .execute();
  await shop
    .insertInto('journal_lines')
    .values(
      posting.lines.map((line, position) => ({
        ...line,
        entry_number: number,
        position,
        date: posting.date,
      })),
    )
    .execute();
  await requireFunds(shop, posting.lines);
  return number;
}

async function requireFunds(shop: ShopTransaction, lines: readonly JournalLine[]): Promise<void> {
  if (shop.session.shop.allowsNegativeCash) return;
  const drawn = new Set(lines.map((line) => line.credit).filter(isMoney));
  for (const account of drawn) {
    const balance = await accountBalance(shop, account);
    if (balance >= 0) continue;
    const taken = lines.reduce(
      (sum, line) =>
        sum + (line.credit === account ? line.amount : 0) - (line.debit === account ? line.amount : 0),
      0,
    );
    const name = await walletName(shop, account);
    const message = `${name} holds ${formatMoney(balance + taken)}; this would take ${formatMoney(taken)}`;
    throw new Conflict(message, { [account === 'cash:pocket' ? 'pocketCash' : 'accountCash']: message });
  }
}

/** Whether an account is a drawer or a bank. */
export function isMoney(account: AccountId): boolean {
  return account === 'cash:pocket' || account.startsWith('bank:');
}
