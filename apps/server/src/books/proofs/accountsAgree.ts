import { type AccountId, balanceSheet, FIXED_ACCOUNTS } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import type { Sums } from '../updateSums.ts';
import type { JournalLines } from './JournalLines.ts';
import { equals } from './proof.ts';

/** Accounts with owners, besides the fixed ones: each kind with the table that holds its ids. */
const OWNED = [
  ['bank:', 'banks'],
  ['party:', 'persons'],
  ['committee:', 'committees'],
] as const;

/**
 * Proves that every account is in the chart, that stored sums equal those of the lines, and that the balance
 * sheet balances.
 */
export async function accountsAgree(shop: ShopReader, lines: JournalLines): Promise<string[]> {
  const sums = lines.sums();
  const balances = [...sums].map(([account, { debit, credit }]) => [account, debit - credit] as const);
  return [
    ...(await chartAgrees(shop, [...sums.keys()])),
    ...(await keptAgrees(shop, sums)),
    ...equals('Assets, less liabilities and equity,', balanceSheet(balances).difference, 0),
  ];
}

async function chartAgrees(shop: ShopReader, accounts: readonly AccountId[]): Promise<string[]> {
  const chart = new Set<string>(FIXED_ACCOUNTS);
  for (const [kind, table] of OWNED)
    for (const { id } of await shop.selectFrom(table).select('id').execute()) chart.add(`${kind}${id}`);
  return accounts
    .filter((account) => !chart.has(account) && !/^expense:./.test(account))
    .map((account) => `The books know ${account}, the shop does not`);
}

async function keptAgrees(shop: ShopReader, sums: ReadonlyMap<AccountId, Sums>): Promise<string[]> {
  const kept = new Map(
    (
      await shop.selectFrom('account_balances').select(['account', 'debit', 'credit', 'entries']).execute()
    ).map((row) => [row.account as AccountId, row]),
  );
  const none = { debit: 0, credit: 0, entries: 0 };
  return [...new Set([...sums.keys(), ...kept.keys()])].flatMap((account) => {
    const lines = sums.get(account) ?? none;
    const row = kept.get(account) ?? none;
    return [
      ...equals(`The balance kept of ${account}`, row.debit - row.credit, lines.debit - lines.credit),
      ...(row.debit === lines.debit && row.credit === lines.credit && row.entries === lines.entries
        ? []
        : [`The sums kept of ${account} are not those of its lines`]),
    ];
  });
}
