import {
  type AccountId,
  type BalanceSheetAnswer,
  type Day,
  isProfitAccount,
  kindOfAccount,
  type ledgerContract,
  type MinorUnits,
  sum,
} from '@handset/domain';
import type * as z from 'zod';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { accountNames } from '../../books/accountNames.ts';
import { accountBalance } from '../../books/balances.ts';
import { type PartySide, type PartySides, partyDetail, partySides } from '../../books/partySides.ts';
import { drawnBy } from './drawings.ts';
import { phoneStockOn } from './phoneStockOn.ts';

/** Optional details of a balance sheet: each party, and the stock of a past day by condition. */
type SheetDetail = z.output<typeof ledgerContract.balanceSheet.query>['detail'];

type Line = BalanceSheetAnswer['assets'][number];
type Group = Line['group'];

/** A line before naming and comparison. Amounts have the sign of their section: a liability of 500 is 500. */
interface SheetLine {
  section: 'assets' | 'liabilities' | 'equity';
  account: string;
  group: Group;
  amount: MinorUnits;
  count?: number;
}

/** The order in which the sections list their lines. */
const ORDER: readonly Group[] = [
  'cash',
  'banks',
  'receivables',
  'phone-stock',
  'accessory-stock',
  'advances-paid',
  'committees',
  'payables',
  'customer-advances',
  'opening',
  'capital',
  'drawings',
  'retained-profit',
];

const NAMES: Record<string, string> = {
  receivables: 'Receivables',
  'advances-paid': 'Advances paid',
  payables: 'Payables',
  'customer-advances': 'Customer advances',
  'equity:drawings': "Owner's drawings",
  'equity:retained': 'Retained profit',
};

/** Balance sheet at the end of a day, with another day to compare if given. */
export async function balanceSheetAsOf(
  shop: ShopReader,
  asOf: Day,
  { compareWith, detail }: { compareWith?: Day | undefined; detail?: SheetDetail } = {},
): Promise<BalanceSheetAnswer> {
  const now = await sheetLines(shop, asOf);
  const then = compareWith === undefined ? undefined : await sheetLines(shop, compareWith);
  const keys = new Map([...now, ...(then ?? [])].map((line) => [keyOf(line), line]));
  const names = await accountNames(
    shop,
    [...keys.values()].map(({ account }) => account),
  );
  const amountsThen = then && new Map(then.map((line) => [keyOf(line), line.amount]));
  const linesNow = new Map(now.map((line) => [keyOf(line), line]));
  const section = (wanted: SheetLine['section']): Line[] =>
    [...keys]
      .filter(([, line]) => line.section === wanted)
      .sort(([, one], [, other]) => ORDER.indexOf(one.group) - ORDER.indexOf(other.group))
      .map(([key, { account, group, count }]) => ({
        account,
        name: NAMES[account] ?? names.get(account) ?? account,
        amount: linesNow.get(key)?.amount ?? 0,
        group,
        count: count === undefined ? null : (linesNow.get(key)?.count ?? 0),
        compare: amountsThen ? (amountsThen.get(key) ?? 0) : null,
      }));
  return {
    asOf,
    compareWith: compareWith ?? null,
    assets: section('assets'),
    liabilities: section('liabilities'),
    equity: section('equity'),
    ...totalsOf(now),
    compared: then ? totalsOf(then) : null,
    phoneStock: await phoneStock(shop, asOf, now, detail),
    phoneStockCompared:
      compareWith !== undefined && then ? await phoneStock(shop, compareWith, then, detail) : null,
    parties: detail === 'parties' || detail === 'all' ? await partyDetail(shop, asOf) : null,
  };
}

/** Key of a line in both sheets. An account that changed sides has two lines. */
function keyOf({ section, account }: SheetLine): string {
  return `${section} ${account}`;
}

function totalsOf(lines: readonly SheetLine[]) {
  const of = (section: SheetLine['section']) =>
    sum(lines.filter((line) => line.section === section).map((line) => line.amount));
  const [assets, liabilities, equity] = [of('assets'), of('liabilities'), of('equity')];
  return {
    totalAssets: assets,
    totalLiabilities: liabilities,
    totalEquity: equity,
    difference: assets - liabilities - equity,
  };
}

/** The stock of a past day. It is summed from documents unit by unit, so only on request. */
async function phoneStock(shop: ShopReader, day: Day, lines: readonly SheetLine[], detail: SheetDetail) {
  if (day < shop.today && detail !== 'stock' && detail !== 'all') return null;
  const inBooks = lines.find(({ account }) => account === 'stock:phones')?.amount ?? 0;
  const stock = await phoneStockOn(shop, day);
  if (stock.new + stock.used !== inBooks) return null;
  return stock;
}

async function sheetLines(shop: ShopReader, day: Day): Promise<SheetLine[]> {
  const balances = await ownBalances(shop, day);
  const lines = [...balances].flatMap(([account, balance]) => sheetLine(account, balance));
  const retained = -sum([...balances].filter(([account]) => isProfitAccount(account)).map(([, it]) => it));
  const drawn = await drawnBy(shop, day);
  const capital = -(balances.get('equity:capital') ?? 0) + drawn;
  return [
    ...lines,
    ...partyLines(await partySides(shop, day)),
    ...(capital === 0 ? [] : [equity('equity:capital', 'capital', capital)]),
    ...(drawn === 0 ? [] : [equity('equity:drawings', 'drawings', -drawn)]),
    equity('equity:retained', 'retained-profit', retained),
  ];
}

/** The balances of all accounts but the parties', of which there may be thousands. */
async function ownBalances(shop: ShopReader, day: Day): Promise<Map<AccountId, MinorUnits>> {
  const rows = await shop
    .selectFrom('account_balances')
    .select(['account', 'debit', 'credit'])
    .where((row) => row.or([row('account', '<', 'party:'), row('account', '>=', 'party;')]))
    .execute();
  const balances = new Map<AccountId, MinorUnits>();
  for (const { account, debit, credit } of rows) {
    const id = account as AccountId;
    balances.set(id, day >= shop.today ? debit - credit : await accountBalance(shop, id, day));
  }
  return balances;
}

function sheetLine(account: AccountId, balance: MinorUnits): SheetLine[] {
  const group = groupOf(account);
  if (!group || balance === 0) return [];
  if (group === 'opening') return [equity(account, group, -balance)];
  return balance > 0
    ? [{ section: 'assets', account, group, amount: balance }]
    : [{ section: 'liabilities', account, group, amount: -balance }];
}

/** Group of an account. Undefined for capital and profit accounts, which are summed separately. */
function groupOf(account: AccountId): Group | undefined {
  switch (kindOfAccount(account)) {
    case 'cash':
      return 'cash';
    case 'bank':
      return 'banks';
    case 'stock':
      return account === 'stock:phones' ? 'phone-stock' : 'accessory-stock';
    case 'committee':
      return 'committees';
    case 'equity':
      return account === 'equity:opening' ? 'opening' : undefined;
    default:
      return undefined;
  }
}

function equity(account: string, group: Group, amount: MinorUnits): SheetLine {
  return { section: 'equity', account, group, amount };
}

function partyLines(sides: PartySides): SheetLine[] {
  const line = (
    section: 'assets' | 'liabilities',
    group: Group,
    { amount, count }: PartySide,
  ): SheetLine[] => (amount === 0 ? [] : [{ section, account: group, group, amount, count }]);
  return [
    ...line('assets', 'receivables', sides.receivables),
    ...line('assets', 'advances-paid', sides.advancesPaid),
    ...line('liabilities', 'payables', sides.payables),
    ...line('liabilities', 'customer-advances', sides.customerAdvances),
  ];
}
