import {
  type AccountId,
  type Bank,
  type Ledger,
  type NewBank,
  nameKey,
  toRupees,
  transferLines,
  type Wallet,
  type WalletEntry,
  type WalletTransfer,
  walletEntryLines,
} from '@handset/domain';
import { walletName } from '../books/accountNames.ts';
import { accountBalances } from '../books/balances.ts';
import { ledgerOf } from '../books/ledger.ts';
import { post, requirePast } from '../books/post.ts';
import type { ShopReader, ShopTransaction } from '../database/HandsetDatabase.ts';
import { newId } from '../database/newId.ts';
import { Conflict, NotFound } from '../http/errors.ts';
import type { RangeQuery } from '../lists/listQuery.ts';

/** The shop's accounts at banks and wallet services, by name. */
export async function banks(shop: ShopReader): Promise<Bank[]> {
  const rows = await shop
    .selectFrom('banks')
    .select(['id', 'bank_name', 'account_type'])
    .orderBy('bank_name')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ _id: row.id, bankName: row.bank_name, accountType: row.account_type }));
}

/** One bank account. @throws NotFound in any shop but its own. */
export async function requireBank(shop: ShopReader, id: string): Promise<Bank> {
  const row = await shop
    .selectFrom('banks')
    .select(['id', 'bank_name', 'account_type'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new NotFound('There is no such bank account in this shop');
  return { _id: row.id, bankName: row.bank_name, accountType: row.account_type };
}

/** Pocket cash and every bank with their balances. */
export async function wallet(shop: ShopReader): Promise<Wallet> {
  const inBanks = await accountBalances(shop, { prefix: 'bank' });
  const pocket = (await accountBalances(shop, { prefix: 'cash' })).get('cash:pocket') ?? 0;
  const accounts = (await banks(shop)).map((bank) => {
    const account: AccountId = `bank:${bank._id}`;
    return { ...bank, account, amount: inBanks.get(account) ?? 0 };
  });
  const total = accounts.reduce((sum, { amount }) => sum + amount, pocket);
  return {
    pocketCash: { account: 'cash:pocket', balance: toRupees(pocket) },
    banks: accounts.map(({ amount, ...bank }) => ({ ...bank, balance: toRupees(amount) })),
    total: toRupees(total),
  };
}

/** Opens an account; what it holds already is an opening balance. @throws Conflict when it is there. */
export async function createBank(shop: ShopTransaction, bank: NewBank): Promise<Bank> {
  const date = bank.date ?? shop.today;
  requirePast(shop, 'date', date);
  const key = nameKey(bank.bankName);
  const known = (await banks(shop)).find(
    (other) => nameKey(other.bankName) === key && other.accountType === bank.accountType,
  );
  if (known) {
    const message = `${known.bankName} (${known.accountType}) is already an account`;
    throw new Conflict(message, { bankName: message });
  }
  const id = newId();
  await shop
    .insertInto('banks')
    .values({ id, bank_name: bank.bankName, account_type: bank.accountType, created_at: shop.now })
    .execute();
  if (bank.openingBalance > 0) {
    await post(shop, {
      event: 'opening',
      date,
      description: `Opening balance of ${bank.bankName}`,
      refType: 'bank',
      refId: id,
      lines: walletEntryLines({
        direction: 'in',
        account: `bank:${id}`,
        amount: bank.openingBalance,
        reason: 'opening',
      }),
    });
  }
  return { _id: id, bankName: bank.bankName, accountType: bank.accountType };
}

/** The ledger of a bank account. */
export async function bankLedger(shop: ShopReader, id: string, range: RangeQuery): Promise<Ledger> {
  const bank = await requireBank(shop, id);
  return ledgerOf(shop, `bank:${id}`, { _id: id, name: bank.bankName, detail: bank.accountType }, range);
}

/** The ledger of the till. */
export function pocketLedger(shop: ShopReader, range: RangeQuery): Promise<Ledger> {
  return ledgerOf(shop, 'cash:pocket', { _id: 'pocket', name: 'Pocket Cash', detail: '' }, range);
}

const SAID: Record<WalletEntry['reason'], string> = {
  opening: 'Opening balance',
  capital: "Owner's capital",
  drawing: "Owner's drawing",
  adjustment: 'Adjustment',
};

/** Puts money into an account, or takes it out, for a reason outside trade. */
export async function enterMoney(shop: ShopTransaction, entry: WalletEntry): Promise<void> {
  const account = await requireWallet(shop, entry.account);
  await post(shop, {
    event: entry.reason,
    date: entry.date ?? shop.today,
    description: entry.note ?? SAID[entry.reason],
    lines: walletEntryLines({ ...entry, account }),
  });
}

/** Moves money between two accounts. */
export async function transferMoney(shop: ShopTransaction, transfer: WalletTransfer): Promise<void> {
  const from = await requireWallet(shop, transfer.from);
  const to = await requireWallet(shop, transfer.to);
  await post(shop, {
    event: 'transfer',
    date: transfer.date ?? shop.today,
    description: transfer.note ?? `${await walletName(shop, from)} → ${await walletName(shop, to)}`,
    lines: transferLines({ from, to, amount: transfer.amount }),
  });
}

async function requireWallet(shop: ShopReader, account: string): Promise<AccountId> {
  if (account === 'cash:pocket') return account;
  return `bank:${(await requireBank(shop, account.replace('bank:', '')))._id}`;
}
