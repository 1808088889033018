import { addDays, type Day, ENTRY_TYPES, entryType } from '@handset/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  buyPhone,
  defectsOf,
  expectCreated,
  openBank,
  saleOf,
  todayOf,
} from '../../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';
import { unscoped } from '../../base/database/HandsetDatabase.ts';

/** A line as the database holds it, with what its entry says; in paisa. */
interface Line {
  number: number;
  date: Day;
  debit: string;
  credit: string;
  amount: number;
  type: string;
  description: string;
}

const DAYS = 40;

let server: TestApp;
let shop: TestShop;
let today: Day;
let accounts: string[];
let lines: Line[];

beforeAll(async () => {
  server = await startTestApp();
  shop = await server.signUp();
  today = await todayOf(shop);
  const banks = [await openBank(shop, 50_000, 'HBL'), await openBank(shop, 50_000, 'Meezan')];
  accounts = ['cash:pocket', ...banks.map((bank) => `bank:${bank}`)];
  await live();
  lines = await allLines();
}, 120_000);
afterAll(() => server.close());

/** A shop's life, the same each time: many kinds of entry on many days, some written late, some undone. */
async function live() {
  let state = 20_261;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const account = () => accounts[random(accounts.length)] ?? 'cash:pocket';
  const day = () => addDays(today, -random(DAYS));
  const enter = (body: object) =>
    shop.post('/api/wallet/entry', { account: account(), date: day(), ...body });
  for (const own of accounts)
    await expectCreated(
      enter({
        account: own,
        direction: 'in',
        amount: 900_000,
        reason: 'capital',
        date: addDays(today, -DAYS),
      }),
    );
  const imeis: string[] = [];
  for (let step = 0; step < 90; step += 1) {
    const amount = 1 + random(900) + random(100) / 100;
    const kind = random(9);
    if (kind === 0) await enter({ direction: 'out', amount, reason: 'drawing' });
    else if (kind === 1) await enter({ direction: 'in', amount, reason: 'capital' });
    else if (kind === 2)
      await enter({
        direction: step % 2 ? 'in' : 'out',
        amount,
        reason: 'adjustment',
        note: `Count ${step}`,
      });
    else if (kind === 3)
      await shop.post('/api/wallet/transfer', { from: account(), to: account(), amount, date: day() });
    else if (kind === 4)
      await shop.post('/api/expense', {
        date: day(),
        category: step % 2 ? 'Rent' : 'Tea and food',
        amount,
        pocketCash: amount,
      });
    else if (kind === 5) imeis.push(await buyPhone(shop, { date: addDays(today, -DAYS) }));
    else if (kind === 6) {
      const imei = imeis.pop();
      if (imei) await shop.post('/api/sale', await saleOf(shop, imei, { saleDate: day() }));
    } else if (kind === 7) {
      const { data } = (
        await shop.get(`/api/ledger/records?limit=200&type=${step % 2 ? 'expense' : 'capital'}`)
      ).body;
      const wrong = data[random(data.length)];
      if (wrong)
        await shop.post(`/api/ledger/records/${wrong.entry}/reverse`, { date: today, reason: 'Wrong' });
    } else
      await shop.post('/api/wallet/count', {
        account: account(),
        counted: 900_000 + amount,
        reason: 'Counted',
      });
  }
  expect(await defectsOf(server, shop)).toEqual([]);
}

async function allLines(): Promise<Line[]> {
  const rows = await unscoped(server.database)
    .selectFrom('journal_lines')
    .innerJoin('journal_entries', (join) =>
      join
        .onRef('journal_entries.shop_id', '=', 'journal_lines.shop_id')
        .onRef('journal_entries.number', '=', 'journal_lines.entry_number'),
    )
    .select(['number', 'journal_lines.date', 'debit', 'credit', 'amount', 'event', 'reverses', 'description'])
    .where('journal_lines.shop_id', '=', shop.user.shopId ?? '')
    .execute();
  const events = new Map(rows.map((row) => [row.number, row.event]));
  return rows.map(({ event, reverses, ...row }) => ({
    ...row,
    type: entryType((reverses === null ? undefined : events.get(reverses)) ?? event),
  }));
}

const rupees = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0) / 100;
const net = (own: readonly Line[], account: string) =>
  rupees(
    own.map((line) => (line.debit === account ? line.amount : line.credit === account ? -line.amount : 0)),
  );
const kindNet = (own: readonly Line[], kind: string) =>
  rupees(
    own.flatMap((line) => [
      ...(line.credit.startsWith(kind) ? [line.amount] : []),
      ...(line.debit.startsWith(kind) ? [-line.amount] : []),
    ]),
  );

const someDay = fc.nat(DAYS + 3).map((days) => days);
const range = fc.record({ from: fc.option(someDay), to: fc.option(someDay) }, { requiredKeys: [] });
const dates = ({ from, to }: { from?: number | null; to?: number | null }) => ({
  ...(from != null && { from: addDays(today, -from) }),
  ...(to != null && { to: addDays(today, -to) }),
});
const within = ({ from, to }: { from?: Day; to?: Day }) =>
  lines.filter((line) => line.date >= (from ?? '') && line.date <= (to ?? '9999'));
const text = (query: Record<string, string | undefined>) =>
  new URLSearchParams(
    Object.fromEntries(
      Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
    ),
  ).toString();

test('a ledger, whatever it is filtered by, is what its lines come to', async () => {
  await fc.assert(
    fc.asyncProperty(
      range,
      fc.nat(2),
      fc.constantFrom('asc', 'desc'),
      fc.option(fc.constantFrom(...ENTRY_TYPES), { nil: undefined }),
      fc.option(fc.constantFrom('count', 'RENT', 'wrong', '1'), { nil: undefined }),
      fc.integer({ min: 1, max: 7 }),
      async (asked, chosen, order, type, q, limit) => {
        const days = dates(asked);
        const account = accounts[chosen] ?? '';
        const url =
          chosen === 0 ? '/api/pocketCash/transactions' : `/api/banks/${account.slice(5)}/transactions`;
        const { body } = await shop.get(`${url}?${text({ ...days, order, type, q, limit: String(limit) })}`);
        const own = lines.filter((line) => line.debit === account || line.credit === account);
        const isSaid = (line: Line) =>
          q === undefined ||
          line.description.toLowerCase().includes(q.toLowerCase()) ||
          String(line.number) === q;
        const shown = within(days).filter(
          (line) => own.includes(line) && (type === undefined || line.type === type) && isSaid(line),
        );
        const opening = days.from
          ? net(
              own.filter((line) => line.date < (days.from ?? '')),
              account,
            )
          : 0;
        expect(body.opening).toBeCloseTo(opening, 6);
        expect(body.closing).toBeCloseTo(opening + net(within(days), account), 6);
        expect(body.totalDebit).toBeCloseTo(
          rupees(shown.filter((l) => l.debit === account).map((l) => l.amount)),
          6,
        );
        expect(body.totalCredit).toBeCloseTo(
          rupees(shown.filter((l) => l.credit === account).map((l) => l.amount)),
          6,
        );
        const entries = [...new Set(shown.map((line) => line.number))];
        expect(body.total).toBe(entries.length);
        const placed = shown
          .map((line) => ({ date: line.date, number: line.number }))
          .sort((one, other) =>
            one.date === other.date ? one.number - other.number : one.date < other.date ? -1 : 1,
          );
        const inOrder = [
          ...new Set((order === 'asc' ? placed : placed.toReversed()).map(({ number }) => number)),
        ];
        expect(body.data.map((row: { entry: number }) => row.entry)).toEqual(inOrder.slice(0, limit));
        for (const row of body.data) {
          const before = own.filter(
            (line) => line.date < row.date || (line.date === row.date && line.number <= row.entry),
          );
          expect(row.balance).toBeCloseTo(net(before, account), 6);
        }
      },
    ),
    { numRuns: 60 },
  );
}, 120_000);

test('profit and loss over any range is what its lines come to', async () => {
  await fc.assert(
    fc.asyncProperty(someDay, someDay, fc.constantFrom('day', 'month'), async (one, other, by) => {
      const days = { from: addDays(today, -Math.max(one, other)), to: addDays(today, -Math.min(one, other)) };
      const { data } = (await shop.get(`/api/ledger/profit-and-loss?${text({ ...days, by })}`)).body;
      const own = within(days);
      expect(data.phones.income).toBeCloseTo(kindNet(own, 'income:phones'), 6);
      expect(data.phones.cost).toBeCloseTo(-kindNet(own, 'cost:phones'), 6);
      expect(data.expenses).toBeCloseTo(-kindNet(own, 'expense:'), 6);
      expect(data.adjustments).toBeCloseTo(kindNet(own, 'adjust:'), 6);
      const profit = ['income:', 'cost:', 'expense:', 'adjust:'].map((kind) => kindNet(own, kind));
      expect(data.net).toBeCloseTo(
        profit.reduce((sum, amount) => sum + amount, 0),
        6,
      );
      const drawn = data.series.reduce((sum: number, point: { net: number }) => sum + point.net, 0);
      expect(drawn).toBeCloseTo(data.net, 6);
      expect(data.series[0].from).toBe(days.from);
      expect(data.series.at(-1).to).toBe(days.to);
    }),
    { numRuns: 25 },
  );
}, 120_000);

test('the balance sheet of any day is what the lines up to it come to', async () => {
  await fc.assert(
    fc.asyncProperty(someDay, someDay, async (then, before) => {
      const [asOf, compareWith] = [addDays(today, -then), addDays(today, -before)];
      const { data } = (await shop.get(`/api/ledger/balance-sheet?${text({ asOf, compareWith })}`)).body;
      expect([data.difference, data.compared.difference]).toEqual([0, 0]);
      const own = within({ to: asOf });
      const earlier = within({ to: compareWith });
      for (const account of [...accounts, 'stock:phones']) {
        const line = data.assets.find((it: { account: string }) => it.account === account);
        expect(line?.amount ?? 0).toBeCloseTo(net(own, account), 6);
        expect(line?.compare ?? 0).toBeCloseTo(net(earlier, account), 6);
      }
      const equity = Object.fromEntries(
        data.equity.map((line: { group: string; amount: number }) => [line.group, line.amount]),
      );
      expect((equity.capital ?? 0) + (equity.drawings ?? 0)).toBeCloseTo(-net(own, 'equity:capital'), 6);
    }),
    { numRuns: 25 },
  );
}, 120_000);

test('the day book of any day leads each wallet from its opening to its closing', async () => {
  for (let days = 0; days <= DAYS; days += 1) {
    const date = addDays(today, -days);
    const { data } = (await shop.get(`/api/ledger/day?date=${date}`)).body;
    for (const ladder of data.ladders) {
      expect(ladder.opening).toBeCloseTo(net(within({ to: addDays(date, -1) }), ladder.account), 6);
      expect(ladder.closing).toBeCloseTo(net(within({ to: date }), ladder.account), 6);
      for (const steps of [ladder.steps, ladder.groups]) {
        const moved = steps.reduce(
          (sum: number, step: { in: number; out: number }) => sum + step.in - step.out,
          0,
        );
        expect(ladder.opening + moved).toBeCloseTo(ladder.closing, 6);
      }
    }
    const own = within({ from: date, to: date });
    expect(data.totals.sales).toBeCloseTo(kindNet(own, 'income:'), 6);
    expect(data.totals.expenses).toBeCloseTo(-kindNet(own, 'expense:'), 6);
  }
}, 120_000);

test('the journal counts and adds up what it shows', async () => {
  await fc.assert(
    fc.asyncProperty(
      range,
      fc.option(fc.constantFrom(...ENTRY_TYPES), { nil: undefined }),
      fc.option(fc.constantFrom('count', 'rent'), { nil: undefined }),
      async (asked, type, q) => {
        const days = dates(asked);
        const { body } = await shop.get(`/api/ledger/records?${text({ ...days, type, q, limit: '200' })}`);
        const own = within(days).filter(
          (line) =>
            (type === undefined || line.type === type) &&
            (q === undefined || line.description.toLowerCase().includes(q)),
        );
        const worth = own.filter(
          (line) => !line.debit.startsWith('cost:') && !line.credit.startsWith('cost:'),
        );
        expect(body.total).toBe(new Set(own.map((line) => line.number)).size);
        expect(body.data).toHaveLength(Math.min(200, body.total));
        expect(body.totals.amount).toBeCloseTo(rupees(worth.map((line) => line.amount)), 6);
        const shown = body.data.reduce((sum: number, row: { amount: number }) => sum + row.amount, 0);
        expect(shown).toBeCloseTo(body.totals.amount, 6);
      },
    ),
    { numRuns: 40 },
  );
}, 120_000);
