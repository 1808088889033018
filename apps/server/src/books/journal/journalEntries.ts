import {
  type AccountId,
  type JournalEntry,
  type JournalEntryDetail,
  type JournalLine,
  refusalMessage,
  sum,
} from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { seesCost } from '../../base/database/Session.ts';
import { NotFound } from '../../base/http/errors.ts';
import { invoiceNumber, slipNumber } from '../../base/lists/documentNumbers.ts';
import { accountNames } from '../accountNames.ts';
import { type EntryHead, entryHeads } from '../entryHeads.ts';
import { isMoney } from '../requireFunds.ts';
import { refusalToUndo } from '../undo.ts';

/** Entries of the journal by their numbers, in that order. */
export async function journalEntries(shop: ShopReader, numbers: readonly number[]): Promise<JournalEntry[]> {
  const heads = await entryHeads(shop, numbers);
  const lines = await linesOfEntries(shop, numbers);
  const documents = await documentNumbers(shop, [...heads.values()]);
  const authors = await authorsOf(shop, numbers);
  return numbers.flatMap((number) => {
    const head = heads.get(number);
    if (!head) return [];
    const shown = (lines.get(number) ?? []).filter((line) => isShown(shop, line) && !isCost(line));
    return [
      {
        ...head,
        document: documents.get(`${head.refType} ${head.refId}`) ?? null,
        amount: sum(shown.map(({ amount }) => amount)),
        createdBy: authors.get(number) ?? '',
      },
    ];
  });
}

/** One entry, whole. @throws NotFound in any shop but its own. */
export async function journalEntry(shop: ShopReader, number: number): Promise<JournalEntryDetail> {
  const record = await requireEntry(shop, number);
  const [entry] = await journalEntries(shop, [number]);
  if (!entry) throw new NotFound('entry-unknown');
  const own = (await linesOfEntries(shop, [number])).get(number) ?? [];
  const lines = own.filter((line) => isShown(shop, line));
  const names = await accountNames(
    shop,
    lines.flatMap(({ debit, credit }) => [debit, credit]),
  );
  const named = (account: AccountId) => ({ account, name: names.get(account) ?? account });
  const why = await refusalToUndo(shop, record);
  return {
    ...entry,
    lines: lines.map(({ debit, credit, amount }) => ({
      debit: named(debit),
      credit: named(credit),
      amount,
    })),
    isWhole: lines.length === own.length,
    hash: record.hash,
    previousHash: record.prev_hash,
    undo: {
      isPossible: why === undefined,
      reason: why ? refusalMessage(why.refusal, shop.session.locale ?? 'en') : null,
    },
  };
}

/** An entry as it is kept. @throws NotFound in any shop but its own. */
export async function requireEntry(shop: ShopReader, number: number) {
  const entry = await shop
    .selectFrom('journal_entries')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst();
  if (!entry) throw new NotFound('entry-unknown');
  return entry;
}

/**
 * Whether the user may see a line. Without permission to see costs, only movements of money and debts are
 * visible.
 */
function isShown(shop: ShopReader, line: JournalLine): boolean {
  if (seesCost(shop.session)) return true;
  return !isCost(line) && [line.debit, line.credit].some((it) => isMoney(it) || it.startsWith('party:'));
}

function isCost({ debit, credit }: JournalLine): boolean {
  return debit.startsWith('cost:') || credit.startsWith('cost:');
}

async function linesOfEntries(
  shop: ShopReader,
  numbers: readonly number[],
): Promise<Map<number, JournalLine[]>> {
  if (numbers.length === 0) return new Map();
  const rows = await shop
    .selectFrom('journal_lines')
    .select(['entry_number', 'debit', 'credit', 'amount'])
    .where('entry_number', 'in', numbers)
    .orderBy('entry_number')
    .orderBy('position')
    .execute();
  const lines = new Map<number, JournalLine[]>();
  for (const { entry_number, debit, credit, amount } of rows) {
    const own = lines.get(entry_number) ?? [];
    own.push({ debit: debit as AccountId, credit: credit as AccountId, amount });
    lines.set(entry_number, own);
  }
  return lines;
}

/** Numbers of the entries' documents, by kind and id. */
async function documentNumbers(shop: ShopReader, heads: readonly EntryHead[]): Promise<Map<string, string>> {
  const ids = (type: string) => [
    ...new Set(heads.flatMap(({ refType, refId }) => (refType === type && refId !== null ? [refId] : []))),
  ];
  const numbers = new Map<string, string>();
  const [slips, invoices] = [ids('purchase'), ids('sale')];
  if (slips.length > 0)
    for (const { id, slip_number } of await shop
      .selectFrom('purchases')
      .select(['id', 'slip_number'])
      .where('id', 'in', slips)
      .execute())
      numbers.set(`purchase ${id}`, slipNumber(slip_number));
  if (invoices.length > 0)
    for (const { id, invoice_number } of await shop
      .selectFrom('sales')
      .select(['id', 'invoice_number'])
      .where('id', 'in', invoices)
      .execute())
      numbers.set(`sale ${id}`, invoiceNumber(shop.session.shop, invoice_number));
  return numbers;
}

async function authorsOf(shop: ShopReader, numbers: readonly number[]): Promise<Map<number, string>> {
  if (numbers.length === 0) return new Map();
  const rows = await shop
    .selectFrom('journal_entries')
    .innerJoin('users', 'users.id', 'journal_entries.created_by')
    .select(['journal_entries.number', 'users.username'])
    .where('journal_entries.number', 'in', numbers)
    .execute();
  return new Map(rows.map((row) => [row.number, row.username]));
}
