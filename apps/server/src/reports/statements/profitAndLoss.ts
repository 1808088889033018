import {
  type AccountId,
  addDays,
  type Day,
  daysBetween,
  kindOfAccount,
  type MinorUnits,
  type ProfitAndLoss,
  sum,
} from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { accountNames } from '../../books/accountNames.ts';
import { refusedRule, requireRange } from '../../books/requireRange.ts';
import { earnedBy, earnedByDay, earnedByMonth } from './profitSums.ts';

type Earned = ReadonlyMap<AccountId, MinorUnits>;
type Period = 'day' | 'month';

/** The longest series that is drawn by days, and by months. */
const MAX_PERIODS: Record<Period, number> = { day: 400, month: 400 };

/** Income and expenses over a range of days, compared with the same number of days before. */
export async function profitAndLoss(
  shop: ShopReader,
  { from, to, by }: { from: Day; to: Day; by?: Period | undefined },
): Promise<ProfitAndLoss> {
  requireRange({ from, to });
  const before = { from: addDays(from, -daysBetween(from, to) - 1), to: addDays(from, -1) };
  const earned = await earnedBy(shop, { from, to });
  const previous = await earnedBy(shop, before);
  const names = await accountNames(shop, [...new Set([...earned.keys(), ...previous.keys()])]);
  const lines = (kind: string, sign: 1 | -1) =>
    [...names]
      .filter(([account]) => kindOfAccount(account) === kind)
      .map(([account, name]) => ({
        account,
        name,
        amount: sign * (earned.get(account as AccountId) ?? 0),
        previous: sign * (previous.get(account as AccountId) ?? 0),
      }))
      .filter((line) => line.amount !== 0 || line.previous !== 0)
      .sort((one, other) => other.amount - one.amount || other.previous - one.previous);
  return {
    from,
    to,
    ...figuresOf(earned),
    expenseLines: lines('expense', -1),
    adjustmentLines: lines('adjust', 1),
    previous: { ...before, ...figuresOf(previous) },
    series: by ? await series(shop, { from, to, by }) : null,
  };
}

function figuresOf(earned: Earned) {
  const of = (account: AccountId) => earned.get(account) ?? 0;
  const trade = (what: 'phones' | 'accessories') => {
    const income = of(`income:${what}`);
    const cost = -of(`cost:${what}`);
    return { income, cost, profit: income - cost };
  };
  const { grossProfit, expenses, adjustments, net } = sumsOf(earned);
  return {
    phones: trade('phones'),
    accessories: trade('accessories'),
    grossProfit,
    expenses,
    adjustments,
    net,
  };
}

function sumsOf(earned: Earned) {
  const kind = (name: string) =>
    sum([...earned].filter(([account]) => kindOfAccount(account) === name).map(([, amount]) => amount));
  const income = kind('income');
  const cost = -kind('cost');
  const expenses = -kind('expense');
  const adjustments = kind('adjust');
  return {
    income,
    cost,
    grossProfit: income - cost,
    expenses,
    adjustments,
    net: income - cost - expenses + adjustments,
  };
}

async function series(
  shop: ShopReader,
  { from, to, by }: { from: Day; to: Day; by: Period },
): Promise<ProfitAndLoss['series']> {
  const periods = periodsOf({ from, to, by });
  const earned = await (by === 'day' ? earnedByDay : earnedByMonth)(shop, { from, to });
  return periods.map((period) => ({
    ...period,
    ...sumsOf(earned.get(by === 'day' ? period.from : period.from.slice(0, 7)) ?? new Map()),
  }));
}

/** The days or months of a range, the first and last month cut to it. @throws Refused when there are too many. */
function periodsOf({ from, to, by }: { from: Day; to: Day; by: Period }): { from: Day; to: Day }[] {
  const periods: { from: Day; to: Day }[] = [];
  for (let start = from; start <= to; ) {
    const next = by === 'day' ? addDays(start, 1) : firstOfNextMonth(start);
    const end = addDays(next, -1);
    periods.push({ from: start, to: end < to ? end : to });
    if (periods.length > MAX_PERIODS[by]) throw refusedRule('by', 'range.long');
    start = next;
  }
  return periods;
}

function firstOfNextMonth(day: Day): Day {
  return `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;
}
