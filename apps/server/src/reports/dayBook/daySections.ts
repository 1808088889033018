import {
  type AccountId,
  type DayBook,
  isProfitAccount,
  kindOfAccount,
  type MinorUnits,
  sum,
} from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { seesCost } from '../../base/database/Session.ts';
import { accountNames } from '../../books/accountNames.ts';
import { isMoney } from '../../books/requireFunds.ts';
import { type DayEntry, movedBy } from './dayEntries.ts';

type Sections = DayBook['sections'];

/** Events of a day by kind, with their totals. */
export interface DaySums {
  sections: Sections;
  totals: DayBook['totals'];
}

/**
 * Sums a day's entries by kind. An edit or void on the same day is merged with what it corrects. A void of an
 * earlier day's document counts as a return.
 */
export async function daySections(shop: ShopReader, entries: readonly DayEntry[]): Promise<DaySums> {
  const of = (...events: string[]) => entries.filter(({ origin }) => events.includes(origin));
  const bulk = await bulkPurchases(shop, of('purchase'));
  const sizes = await phonesOfSales(shop, of('sale'));
  const purchases = documents(of('purchase'), boughtBy('stock:phones'));
  const purchaseReturns = documents(of('purchase-return'), boughtBy('stock:phones'));
  const sales = documents(of('sale'), soldBy);
  const saleReturns = documents(of('sale-return'), soldBy);
  const purchasesNow = purchases.filter(({ amount }) => amount > 0);
  const salesNow = sales.filter(({ amount }) => amount > 0);
  const takenBack = [...purchases.filter(({ amount }) => amount < 0), ...purchaseReturns];
  const broughtBack = [...sales.filter(({ amount }) => amount < 0), ...saleReturns];
  const sees = seesCost(shop.session);
  const sold = (own: readonly Sold[]) => soldFigures(own, sees);
  const isSize = (fits: (size: number) => boolean) => (sale: Sold) => fits(sizes.get(sale.document) ?? 1);
  const accessories = [...of('sale'), ...of('sale-return')];
  const accessoryIncome = -movedBy(accessories, (account) => account === 'income:accessories');
  const accessoryCost = movedBy(accessories, (account) => account === 'cost:accessories');
  const adjusted = documents(of('accessory-adjustment'), boughtBy('stock:accessories'));
  const counts = documents(of('adjustment'), moneyIn);
  const sections: Sections = {
    purchases: {
      single: bought(purchasesNow.filter(({ document }) => !bulk.has(document))),
      bulk: bought(purchasesNow.filter(({ document }) => bulk.has(document))),
      returns: bought(takenBack.map(negated)),
    },
    sales: {
      single: sold(salesNow.filter(isSize((size) => size === 1))),
      bulk: sold(salesNow.filter(isSize((size) => size > 1))),
      accessories: sold(salesNow.filter(isSize((size) => size === 0))),
      returns: sold(broughtBack.map(negated)),
    },
    accessories: {
      bought: bought(documents(of('accessory-purchase'), boughtBy('stock:accessories'))),
      sold: {
        amount: accessoryIncome,
        profit: sees ? accessoryIncome - accessoryCost : null,
      },
      adjusted: { count: adjusted.length, amount: sees ? amountOf(adjusted) : null },
    },
    expenses: await expensesOf(shop, of('expense')),
    receipts: counted(documents(of('payment-in'), moneyIn)),
    payments: counted(documents(of('payment-out'), moneyOut)),
    committee: {
      paidIn: counted(documents(of('committee-instalment'), moneyOut)),
      received: counted(documents(of('committee-payout'), moneyIn)),
    },
    wallet: {
      opening: counted(documents(of('opening'), moneyIn)),
      capital: counted(documents(of('capital'), moneyIn)),
      drawings: counted(documents(of('drawing'), moneyOut)),
      transfers: counted(documents(of('transfer'), transferred)),
      over: counted(counts.filter(({ amount }) => amount > 0)),
      short: counted(counts.filter(({ amount }) => amount < 0).map(negated)),
    },
  };
  const all = { purchases: [...purchases, ...purchaseReturns], sales: [...sales, ...saleReturns] };
  return { sections, totals: totalsOf(entries, all, sees) };
}

function totalsOf(
  entries: readonly DayEntry[],
  { purchases, sales }: { purchases: readonly Bought[]; sales: readonly Sold[] },
  sees: boolean,
): DayBook['totals'] {
  const profit = -movedBy(entries, (account) => ['income', 'cost'].includes(kindOfAccount(account)));
  const net = -movedBy(entries, isProfitAccount);
  return {
    purchases: amountOf(purchases),
    sales: amountOf(sales),
    onCreditBought: sum(purchases.map(({ credit }) => credit)),
    onCreditSold: sum(sales.map(({ credit }) => credit)),
    profit: sees ? profit : null,
    expenses: movedBy(entries, isExpense),
    netProfit: sees ? net : null,
  };
}

interface Amount {
  document: string;
  amount: MinorUnits;
}
interface Bought extends Amount {
  credit: MinorUnits;
}
interface Sold extends Bought {
  profit: MinorUnits;
}

const isParty = (account: AccountId) => account.startsWith('party:');
const isIncome = (account: AccountId) => account.startsWith('income:');
const isCost = (account: AccountId) => account.startsWith('cost:');
const isExpense = (account: AccountId) => account.startsWith('expense:');

const moneyIn = (own: readonly DayEntry[]) => ({ amount: movedBy(own, isMoney) });
const moneyOut = (own: readonly DayEntry[]) => ({ amount: -movedBy(own, isMoney) });
/** A transfer moves as much out of one wallet as into another; its reversal takes that back. */
const transferred = (own: readonly DayEntry[]) => ({
  amount: sum(
    own.flatMap(({ event, lines }) => lines.map(({ amount }) => (event === 'transfer' ? amount : -amount))),
  ),
});
const boughtBy = (stock: AccountId) => (own: readonly DayEntry[]) => ({
  amount: movedBy(own, (account) => account === stock),
  credit: -movedBy(own, isParty),
});
const soldBy = (own: readonly DayEntry[]) => ({
  amount: -movedBy(own, isIncome),
  credit: movedBy(own, isParty),
  profit: -movedBy(own, isIncome) - movedBy(own, isCost),
});

/** Sums of the entries per document. Documents whose sum is zero are left out. */
function documents<Figures extends { amount: MinorUnits }>(
  entries: readonly DayEntry[],
  figures: (own: readonly DayEntry[]) => Figures,
): (Figures & { document: string })[] {
  return [...Map.groupBy(entries, ({ document }) => document)]
    .map(([document, own]) => ({ document, ...figures(own) }))
    .filter(({ amount }) => amount !== 0);
}

function negated<Figures extends Amount>(figures: Figures): Figures {
  const turned = Object.entries(figures).map(([key, value]) => [
    key,
    typeof value === 'number' ? -value : value,
  ]);
  return Object.fromEntries(turned) as Figures;
}

function amountOf(figures: readonly Amount[]): MinorUnits {
  return sum(figures.map(({ amount }) => amount));
}

function counted(figures: readonly Amount[]): { count: number; amount: number } {
  return { count: figures.filter(({ amount }) => amount > 0).length, amount: amountOf(figures) };
}

function bought(figures: readonly Bought[]) {
  return { ...counted(figures), credit: sum(figures.map(({ credit }) => credit)) };
}

function soldFigures(figures: readonly Sold[], sees: boolean) {
  const profit = sum(figures.map((sale) => sale.profit));
  return { ...bought(figures), profit: sees ? profit : null };
}

async function expensesOf(shop: ShopReader, entries: readonly DayEntry[]): Promise<Sections['expenses']> {
  const spent = new Map<AccountId, MinorUnits>();
  for (const account of new Set(
    entries.flatMap(({ lines }) => lines.flatMap((line) => [line.debit, line.credit])),
  ))
    if (isExpense(account))
      spent.set(
        account,
        movedBy(entries, (other) => other === account),
      );
  const names = await accountNames(shop, [...spent.keys()]);
  const own = documents(entries, (of) => ({ amount: movedBy(of, isExpense) }));
  return {
    ...counted(own),
    categories: [...spent]
      .sort(([, one], [, other]) => other - one)
      .map(([account, amount]) => ({
        account,
        name: names.get(account) ?? account,
        amount,
      })),
  };
}

/** Ids of the purchases that are lots. */
async function bulkPurchases(shop: ShopReader, entries: readonly DayEntry[]): Promise<Set<string>> {
  const ids = [...new Set(entries.map(({ document }) => document))];
  if (ids.length === 0) return new Set();
  const lots = await shop
    .selectFrom('purchases')
    .select('id')
    .where('id', 'in', ids)
    .where('type', '=', 'bulk')
    .execute();
  return new Set(lots.map(({ id }) => id));
}

/** Number of phones per sale. */
async function phonesOfSales(shop: ShopReader, entries: readonly DayEntry[]): Promise<Map<string, number>> {
  const ids = [...new Set(entries.map(({ document }) => document))];
  if (ids.length === 0) return new Map();
  const sales = await shop
    .selectFrom('sales')
    .select(['id', 'phones_count'])
    .where('id', 'in', ids)
    .execute();
  return new Map(sales.map(({ id, phones_count }) => [id, phones_count]));
}
