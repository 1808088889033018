import { type AccountId, EXPENSE_CATEGORIES, expenseAccount } from '@handset/domain';
import type { ShopReader } from '../base/database/HandsetDatabase.ts';

const FIXED: Record<string, string> = {
  'cash:pocket': 'Pocket Cash',
  'stock:phones': 'Phone stock',
  'stock:accessories': 'Accessory stock',
  'equity:capital': "Owner's capital",
  'equity:opening': 'Opening balances',
  'income:phones': 'Phone sales',
  'income:accessories': 'Accessory sales',
  'cost:phones': 'Cost of phones sold',
  'cost:accessories': 'Cost of accessories sold',
  'adjust:cash': 'Cash adjustments',
  'adjust:stock': 'Stock adjustments',
  'adjust:parties': 'Debts written off',
};

/** The name of a drawer or bank, as staff know it. */
export async function walletName(shop: ShopReader, account: AccountId): Promise<string> {
  return (await accountNames(shop, [account])).get(account) ?? account;
}

/** The name of a bank; none for the till, which each language has a name for. */
export async function bankName(shop: ShopReader, account: AccountId): Promise<string | undefined> {
  return account === 'cash:pocket' ? undefined : walletName(shop, account);
}

/** Names of accounts, as staff know them: banks, parties, committees and categories of expense by their own. */
export async function accountNames(
  shop: ShopReader,
  accounts: readonly string[],
): Promise<Map<string, string>> {
  const names = new Map(
    accounts.map((account) => [
      account,
      FIXED[account] ?? offeredCategory(account) ?? account.replace(/^expense:/, ''),
    ]),
  );
  const isOwnCategory = (key: string) => !offeredCategory(`expense:${key}`);
  const own = [
    ...(await namesOf(idsOf(accounts, 'bank:'), 'bank:', (ids) =>
      shop.selectFrom('banks').select(['id', 'bank_name as name']).where('id', 'in', ids).execute(),
    )),
    ...(await namesOf(idsOf(accounts, 'party:'), 'party:', (ids) =>
      shop.selectFrom('persons').select(['id', 'name']).where('id', 'in', ids).execute(),
    )),
    ...(await namesOf(idsOf(accounts, 'committee:'), 'committee:', (ids) =>
      shop.selectFrom('committees').select(['id', 'name']).where('id', 'in', ids).execute(),
    )),
    ...(await namesOf(idsOf(accounts, 'expense:').filter(isOwnCategory), 'expense:', (keys) =>
      shop
        .selectFrom('expenses')
        .select((row) => ['category_key as id', row.fn.min('category').as('name')])
        .where('category_key', 'in', keys)
        .groupBy('category_key')
        .execute(),
    )),
  ];
  for (const [account, name] of own) names.set(account, name);
  return names;
}

const offered = new Map(EXPENSE_CATEGORIES.map((category) => [expenseAccount(category), category]));

function offeredCategory(account: string): string | undefined {
  return offered.get(account as AccountId);
}

/** As many as both engines take in one query. */
const CHUNK = 5_000;

async function namesOf(
  ids: readonly string[],
  prefix: string,
  read: (ids: readonly string[]) => Promise<{ id: string; name: string }[]>,
): Promise<[string, string][]> {
  const names: [string, string][] = [];
  for (let start = 0; start < ids.length; start += CHUNK)
    for (const { id, name } of await read(ids.slice(start, start + CHUNK)))
      names.push([`${prefix}${id}`, name]);
  return names;
}

function idsOf(accounts: readonly string[], prefix: string): string[] {
  return accounts
    .filter((account) => account.startsWith(prefix))
    .map((account) => account.slice(prefix.length));
}
