import type { AccountId } from '@handset/domain';
import type { ShopReader } from '../database/HandsetDatabase.ts';

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
};

/** The name of a drawer or bank, as staff know it. */
export async function walletName(shop: ShopReader, account: AccountId): Promise<string> {
  return (await accountNames(shop, [account])).get(account) ?? account;
}

/** Names of accounts, as staff know them: parties and banks by their own. */
export async function accountNames(
  shop: ShopReader,
  accounts: readonly string[],
): Promise<Map<string, string>> {
  const names = new Map(
    accounts.map((account) => [account, FIXED[account] ?? account.replace(/^expense:/, '')]),
  );
  const banks = idsOf(accounts, 'bank:');
  if (banks.length > 0) {
    for (const bank of await shop.selectFrom('banks').select(['id', 'bank_name']).execute())
      if (names.has(`bank:${bank.id}`)) names.set(`bank:${bank.id}`, bank.bank_name);
  }
  if (accounts.some((account) => account.startsWith('party:'))) {
    for (const person of await shop.selectFrom('persons').select(['id', 'name']).execute())
      if (names.has(`party:${person.id}`)) names.set(`party:${person.id}`, person.name);
  }
  return names;
}

function idsOf(accounts: readonly string[], prefix: string): string[] {
  return accounts
    .filter((account) => account.startsWith(prefix))
    .map((account) => account.slice(prefix.length));
}
