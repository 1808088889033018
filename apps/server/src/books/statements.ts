import {
  type AccountId,
  type BalanceSheetAnswer,
  balanceSheet,
  type Dashboard,
  type Day,
  type DayBook,
  type MinorUnits,
  type Movement,
  type StatementLine,
  sum,
  toRupees,
} from '@handset/domain';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { seesCost } from '../database/Session.ts';
import { purchasesOn } from '../purchases/purchases.ts';
import { salesOn } from '../sales/sales.ts';
import { banks } from '../wallet/wallet.ts';
import { accountNames } from './accountNames.ts';
import { accountBalance, accountBalances, openingBalance } from './balances.ts';
import { movementOf } from './ledger.ts';
import { isMoney } from './requireFunds.ts';

/** What the shop has, owes and is worth at the end of a day. */
export async function balanceSheetAsOf(shop: ShopReader, asOf: Day): Promise<BalanceSheetAnswer> {
  const sheet = balanceSheet(await accountBalances(shop, { until: asOf }));
  const names = await accountNames(
    shop,
    [...sheet.assets, ...sheet.liabilities, ...sheet.equity].map((line) => line.account),
  );
  const named = (lines: readonly StatementLine[]) =>
    lines
      .map(({ account, amount }) => ({
        account,
        name: names.get(account) ?? account,
        amount: toRupees(amount),
      }))
      .sort((a, b) => (a.account < b.account ? -1 : 1));
  return {
    asOf,
    assets: named(sheet.assets),
    liabilities: named(sheet.liabilities),
    equity: [
      ...named(sheet.equity),
      { account: 'equity:retained', name: 'Retained profit', amount: toRupees(sheet.retainedProfit) },
    ],
    totalAssets: toRupees(sheet.totalAssets),
    totalLiabilities: toRupees(sheet.totalLiabilities),
    totalEquity: toRupees(sheet.totalEquity),
    difference: toRupees(sheet.difference),
  };
}

/** How a day went: what was bought and sold, and each account from its opening to its closing. */
export async function dayBook(shop: ShopReader, date: Day): Promise<DayBook> {
  const purchases = await purchasesOn(shop, date);
  const sales = await salesOn(shop, date);
  return {
    date,
    ladders: await ladders(shop, date),
    purchases,
    sales,
    payments: await paymentsOn(shop, date),
    totals: {
      purchases: rupeesOf(purchases, (row) => row.total),
      sales: rupeesOf(sales, (row) => row.total),
      onCreditBought: rupeesOf(purchases, (row) => row.payableLater),
      onCreditSold: rupeesOf(sales, (row) => row.payableLater),
      profit: seesCost(shop.session) ? rupeesOf(sales, (row) => row.profit ?? 0) : null,
    },
  };
}

/** Adds amounts of answers up in whole paisa. */
function rupeesOf<Row>(rows: readonly Row[], amount: (row: Row) => number): number {
  return toRupees(sum(rows.map((row) => Math.round(amount(row) * 100))));
}

async function ladders(shop: ShopReader, date: Day): Promise<DayBook['ladders']> {
  const moved = await shop
    .selectFrom('journal_lines')
    .innerJoin('journal_entries', 'journal_entries.number', 'journal_lines.entry_number')
    .select(['journal_lines.debit', 'journal_lines.credit', 'journal_lines.amount', 'journal_entries.event'])
    .where('journal_lines.date', '=', date)
    .orderBy('journal_lines.entry_number')
    .execute();
  const accounts: { account: AccountId; name: string }[] = [
    { account: 'cash:pocket', name: 'Pocket Cash' },
    ...(await banks(shop)).map((bank) => ({ account: `bank:${bank._id}` as const, name: bank.bankName })),
  ];
  return Promise.all(
    accounts.map(async ({ account, name }) => {
      const opening = await openingBalance(shop, account, date);
      const steps = new Map<string, { in: number; out: number }>();
      let closing = opening;
      for (const { debit, credit, amount, event } of moved) {
        if (debit !== account && credit !== account) continue;
        const step = steps.get(event) ?? { in: 0, out: 0 };
        if (debit === account) step.in += amount;
        else step.out += amount;
        steps.set(event, step);
        closing += debit === account ? amount : -amount;
      }
      return {
        account,
        name,
        opening: toRupees(opening),
        steps: [...steps].map(([event, step]) => ({ event, in: toRupees(step.in), out: toRupees(step.out) })),
        closing: toRupees(closing),
      };
    }),
  );
}

/** What parties paid and were paid on a day, each with the party's balance after it. */
async function paymentsOn(shop: ShopReader, date: Day): Promise<Movement[]> {
  const entries = await shop
    .selectFrom('journal_entries')
    .innerJoin('persons', 'persons.id', 'journal_entries.person_id')
    .select([
      'journal_entries.number as entry_number',
      'date',
      'event',
      'description',
      'ref_type',
      'ref_id',
      'persons.id as person_id',
      'persons.name as person_name',
      'journal_entries.created_at',
    ])
    .where('date', '=', date)
    .where('event', 'in', ['payment-in', 'payment-out'])
    .orderBy('journal_entries.number')
    .execute();
  const balances = await balancesAfter(
    shop,
    entries.map((entry) => `party:${entry.person_id}` as const),
  );
  const amounts = await amountsOf(
    shop,
    entries.map((entry) => entry.entry_number),
  );
  return entries.map((entry) => {
    const amount = amounts.get(entry.entry_number) ?? 0;
    // The day reads a payment from the drawer's side: what came in is its debit.
    const isIn = entry.event === 'payment-in';
    const moved = { debit: isIn ? amount : 0, credit: isIn ? 0 : amount };
    return movementOf({ ...entry, ...moved }, balances(`party:${entry.person_id}`, entry.entry_number));
  });
}

async function amountsOf(shop: ShopReader, entries: readonly number[]): Promise<Map<number, MinorUnits>> {
  if (entries.length === 0) return new Map();
  const rows = await shop
    .selectFrom('journal_lines')
    .select((row) => ['entry_number', row.fn.sum<number>('amount').as('amount')])
    .where('entry_number', 'in', entries)
    .groupBy('entry_number')
    .execute();
  return new Map(rows.map((row) => [row.entry_number, row.amount]));
}

/** Looks up the balance of one of the accounts once an entry was written, whatever its date. */
async function balancesAfter(
  shop: ShopReader,
  accounts: readonly AccountId[],
): Promise<(account: AccountId, entry: number) => MinorUnits> {
  const running = new Map<string, MinorUnits>(accounts.map((account) => [account, 0]));
  const after = new Map<string, MinorUnits>();
  const names = [...running.keys()];
  const lines = names.length
    ? await shop
        .selectFrom('journal_lines')
        .select(['entry_number', 'debit', 'credit', 'amount'])
        .where((row) => row.or([row('debit', 'in', names), row('credit', 'in', names)]))
        .orderBy('entry_number')
        .execute()
    : [];
  const move = (account: string, entry: number, amount: MinorUnits) => {
    const balance = running.get(account);
    if (balance === undefined) return;
    running.set(account, balance + amount);
    after.set(`${account} ${entry}`, balance + amount);
  };
  for (const { entry_number, debit, credit, amount } of lines) {
    move(debit, entry_number, amount);
    move(credit, entry_number, -amount);
  }
  return (account, entry) => after.get(`${account} ${entry}`) ?? 0;
}

/** Today's figures at a glance. */
export async function dashboard(shop: ShopReader): Promise<Dashboard> {
  const purchases = await purchasesOn(shop, shop.today);
  const sales = await salesOn(shop, shop.today);
  const balances = await accountBalances(shop);
  const of = (belongs: (account: AccountId) => boolean) =>
    [...balances].filter(([account]) => belongs(account)).map(([, balance]) => balance);
  const parties = of((account) => account.startsWith('party:'));
  const stock = await shop
    .selectFrom('units')
    .select((row) => ['condition', row.fn.countAll<number>().as('count')])
    .where('state', 'in', ['in-stock', 'dispatched'])
    .groupBy('condition')
    .execute();
  const units = (condition: string) => stock.find((row) => row.condition === condition)?.count ?? 0;
  return {
    date: shop.today,
    sales: { count: sales.length, amount: rupeesOf(sales, (row) => row.total) },
    purchases: { count: purchases.length, amount: rupeesOf(purchases, (row) => row.total) },
    profit: seesCost(shop.session) ? rupeesOf(sales, (row) => row.profit ?? 0) : null,
    pocketCash: toRupees(await accountBalance(shop, 'cash:pocket')),
    banks: toRupees(sum(of((account) => isMoney(account) && account !== 'cash:pocket'))),
    receivable: toRupees(sum(parties.filter((balance) => balance > 0))),
    payable: toRupees(-sum(parties.filter((balance) => balance < 0))),
    stock: {
      new: units('New'),
      used: units('Used'),
      value: seesCost(shop.session) ? toRupees(balances.get('stock:phones') ?? 0) : null,
    },
  };
}
