import {
  type AccountId,
  type Bank,
  type BankAccount,
  type BankChange,
  type Ledger,
  type MinorUnits,
  type Movement,
  type NewBank,
  rupeeAmount,
  searchKey,
  sum,
  transferLines,
  type Wallet,
  type WalletEntry,
  type WalletTransfer,
  walletEntryLines,
} from '@handset/domain';
import type { Selectable } from 'kysely';
import { type BanksTable, flag } from '../../base/database/Database.ts';
import type { ShopReader, ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { newId } from '../../base/database/newId.ts';
import { Conflict, inWordsOf, NotFound } from '../../base/http/errors.ts';
import { accountEntries } from '../../books/accountEntries.ts';
import { bankName } from '../../books/accountNames.ts';
import { accountBalance, accountBalances } from '../../books/balances.ts';
import { entryHeads, movementOf } from '../../books/entryHeads.ts';
import { type LedgerAsked, ledgerOf } from '../../books/ledger.ts';
import { post, requirePast } from '../../books/post.ts';

const BANK = ['id', 'bank_name', 'account_type', 'is_active', 'version'] as const;

type BankRow = Pick<Selectable<BanksTable>, (typeof BANK)[number]>;

function bankOf(row: BankRow): BankAccount {
  return {
    _id: row.id,
    bankName: row.bank_name,
    accountType: row.account_type,
    isActive: row.is_active === 1,
    version: row.version,
  };
}

async function allBanks(shop: ShopReader): Promise<BankAccount[]> {
  const rows = await shop.selectFrom('banks').select(BANK).orderBy('bank_name').orderBy('id').execute();
  return rows.map(bankOf);
}

/** The accounts at banks and wallet services that payments may choose, by name. */
export async function banks(shop: ShopReader): Promise<Bank[]> {
  return (await allBanks(shop)).filter(({ isActive }) => isActive);
}

/** One bank account, in use or not. @throws NotFound in any shop but its own. */
export async function requireBank(shop: ShopReader, id: string): Promise<BankAccount> {
  const row = await shop.selectFrom('banks').select(BANK).where('id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound('bank-unknown');
  return bankOf(row);
}

/** Query of the wallet, besides its balances. */
export interface WalletAsked {
  /** Number of recent movements on each card. */
  movements: number;
  /** Whether to show banks that are not in use any more and empty. */
  hasInactive: boolean;
}

/** Pocket cash and every bank with their balances, and their last movements. */
export async function wallet(shop: ShopReader, { movements, hasInactive }: WalletAsked): Promise<Wallet> {
  const balances = await accountBalances(shop, { prefix: 'bank' });
  const pocket = await accountBalance(shop, 'cash:pocket');
  const card = async (account: AccountId, balance: MinorUnits) => ({
    balance,
    movements: await lastMovements(shop, account, balance, movements),
  });
  const shown: Wallet['banks'] = [];
  for (const bank of await allBanks(shop)) {
    const account: AccountId = `bank:${bank._id}`;
    const balance = balances.get(account) ?? 0;
    if (bank.isActive || hasInactive || balance !== 0)
      shown.push({ ...bank, account, ...(await card(account, balance)) });
  }
  return {
    pocketCash: { account: 'cash:pocket', ...(await card('cash:pocket', pocket)) },
    banks: shown,
    total: sum([pocket, ...balances.values()]),
  };
}

async function lastMovements(
  shop: ShopReader,
  account: AccountId,
  balance: MinorUnits,
  count: number,
): Promise<Movement[]> {
  if (count === 0) return [];
  const { page } = await accountEntries(shop, account, {}, {});
  const entries = await page({ order: 'desc', limit: count });
  const heads = await entryHeads(
    shop,
    entries.map(({ number }) => number),
  );
  let after = balance;
  return entries.map((entry) => {
    const movement = movementOf(heads.get(entry.number), { ...entry, balance: after });
    after -= entry.debit - entry.credit;
    return movement;
  });
}

/** Opens an account with its opening balance. @throws Conflict when it exists */
export async function createBank(shop: ShopTransaction, bank: NewBank): Promise<BankAccount> {
  const date = bank.date ?? shop.today;
  requirePast(shop, 'date', date);
  await requireUnknown(shop, bank);
  const id = newId();
  await shop
    .insertInto('banks')
    .values({ id, bank_name: bank.bankName, account_type: bank.accountType, created_at: shop.now })
    .execute();
  if (bank.openingBalance > 0) {
    await post(shop, {
      event: 'opening',
      date,
      description: { code: 'opening-of', params: { name: bank.bankName } },
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
  return requireBank(shop, id);
}

/** Refuses a second account of one name and kind. */
async function requireUnknown(
  shop: ShopReader,
  { bankName, accountType }: { bankName: string; accountType: string },
  self?: string,
): Promise<void> {
  const key = searchKey(bankName);
  const known = (await allBanks(shop)).find(
    (other) => other._id !== self && searchKey(other.bankName) === key && other.accountType === accountType,
  );
  if (!known) return;
  throw new Conflict('bank-exists', { bank: known.bankName, kind: known.accountType }).at('bankName');
}

/**
 * Renames an account, changes its kind, or takes it out of use, which it must be empty for.
 * @throws Conflict when somebody changed it since, or it holds money.
 */
export async function changeBank(
  shop: ShopTransaction,
  id: string,
  change: BankChange,
): Promise<BankAccount> {
  const bank = await requireBank(shop, id);
  const next = { ...bank, ...withoutUndefined(change) };
  await requireUnknown(shop, next, id);
  const balance = await accountBalance(shop, `bank:${id}`);
  if (bank.isActive && !next.isActive && balance !== 0)
    throw new Conflict('bank-holds-money', { bank: bank.bankName, balance: rupeeAmount(balance) }).at(
      'isActive',
    );
  const { numUpdatedRows } = await shop
    .updateTable('banks')
    .set((row) => ({
      bank_name: next.bankName,
      account_type: next.accountType,
      is_active: flag(next.isActive),
      version: row('version', '+', row.lit(1)),
    }))
    .where('id', '=', id)
    .where('version', '=', change.version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Conflict('bank-changed-meanwhile');
  return requireBank(shop, id);
}

function withoutUndefined({ bankName, accountType, isActive }: BankChange) {
  return {
    ...(bankName !== undefined && { bankName }),
    ...(accountType !== undefined && { accountType }),
    ...(isActive !== undefined && { isActive }),
  };
}

/** The ledger of a bank account. */
export async function bankLedger(shop: ShopReader, id: string, asked: LedgerAsked): Promise<Ledger> {
  const bank = await requireBank(shop, id);
  return ledgerOf(shop, `bank:${id}`, { _id: id, name: bank.bankName, detail: bank.accountType }, asked);
}

/** The ledger of the till. */
export function pocketLedger(shop: ShopReader, asked: LedgerAsked): Promise<Ledger> {
  return ledgerOf(shop, 'cash:pocket', { _id: 'pocket', name: 'Pocket Cash', detail: '' }, asked);
}

/** These calls name their money by its amount. */
const AMOUNT_FIELD = { pocketCash: 'amount', accountCash: 'amount' };

/** Moves money into or out of an account for a reason outside trade. Returns the entry's number. */
export async function enterMoney(shop: ShopTransaction, entry: WalletEntry): Promise<number> {
  const account = await requireWallet(shop, entry.account);
  const posting = post(shop, {
    event: entry.reason,
    date: entry.date ?? shop.today,
    description: entry.note ?? { code: entry.reason, params: {} },
    lines: walletEntryLines({ ...entry, account }),
  });
  return inWordsOf(AMOUNT_FIELD, posting);
}

/** Moves money between two accounts. Returns the entry's number. */
export async function transferMoney(shop: ShopTransaction, transfer: WalletTransfer): Promise<number> {
  const from = await requireWallet(shop, transfer.from);
  const to = await requireWallet(shop, transfer.to);
  const posting = post(shop, {
    event: 'transfer',
    date: transfer.date ?? shop.today,
    description: transfer.note ?? {
      code: 'transfer',
      params: withoutTill({ from: await bankName(shop, from), to: await bankName(shop, to) }),
    },
    lines: transferLines({ from, to, amount: transfer.amount }),
  });
  return inWordsOf(AMOUNT_FIELD, posting);
}

function withoutTill({ from, to }: { from: string | undefined; to: string | undefined }) {
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

/** The account of the till or of a bank of this shop. @throws NotFound when it is neither. */
export async function requireWallet(shop: ShopReader, account: string): Promise<AccountId> {
  if (account === 'cash:pocket') return account;
  return `bank:${(await requireBank(shop, account.replace('bank:', '')))._id}`;
}
