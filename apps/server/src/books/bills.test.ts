import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addParty } from '../../test/testing/partyWork.ts';
import { startTestApp, type TestApp } from '../../test/testing/startTestApp.ts';
import type { ShopTransaction } from '../base/database/HandsetDatabase.ts';
import { newId } from '../base/database/newId.ts';
import { everyShop } from '../shop/access/everyShop.ts';
import {
  addCredit,
  changeBill,
  moveDueDate,
  type NewBill,
  type NewCredit,
  openBill,
  removeBill,
  removeCredit,
} from './bills.ts';

let server: TestApp;
let inShop: <Result>(work: (shop: ShopTransaction) => Promise<Result>) => Promise<Result>;
let personId: string;
let other: string;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(openShop);
afterAll(() => server.close());

/** A shop of its own with two parties, and a way into its database. */
async function openShop(): Promise<void> {
  const shop = await server.signUp();
  personId = await addParty(shop);
  other = await addParty(shop, 'Sana');
  const session = (await everyShop(server.database, 'test')).find((own) => own.shop.id === shop.user.shopId);
  if (!session) throw new Error('The shop is not there');
  inShop = (work) => server.database.transaction({ ...session, userId: shop.user._id }, work);
}

type Change<Item> = Partial<Item> & { amount: number };

const bill = (id: string, change: Change<NewBill>): NewBill => ({
  id,
  personId,
  side: 'payable',
  documentType: 'purchase',
  date: '2026-01-01',
  dueDate: null,
  ...change,
});
const credit = (id: string, change: Change<NewCredit>): NewCredit => ({
  id,
  personId,
  side: 'payable',
  source: 'payment',
  date: '2026-01-05',
  ...change,
});

/** Open amounts of bills and credits. Settled ones are left out. */
function rests() {
  return inShop(async (shop) => {
    const bills = await shop.selectFrom('bills').select(['id', 'amount', 'paid']).execute();
    const credits = await shop.selectFrom('party_credits').select(['id', 'amount', 'allocated']).execute();
    return Object.fromEntries(
      [
        ...bills.map(({ id, amount, paid }) => [id, amount - paid] as const),
        ...credits.map(({ id, amount, allocated }) => [id, allocated - amount] as const),
      ].filter(([, rest]) => rest !== 0),
    );
  });
}

const nextDue = () =>
  inShop(async (shop) => {
    const row = await shop
      .selectFrom('party_totals')
      .select('next_due')
      .where('person_id', '=', personId)
      .executeTakeFirst();
    return row?.next_due ?? null;
  });

describe('a bill', () => {
  test('that changes keeps what was chosen for it, though another is due before', async () => {
    await inShop(async (shop) => {
      await openBill(shop, bill('old', { amount: 100 }));
      await openBill(shop, bill('new', { amount: 100, dueDate: '2026-06-01' }));
      await addCredit(shop, credit('pay', { amount: 60, chosen: [{ billId: 'new', amount: 60 }] }));
      await changeBill(shop, bill('new', { amount: 130, dueDate: '2026-07-01' }));
    });
    expect(await rests()).toEqual({ old: 100, new: 70 });
    await inShop((shop) => changeBill(shop, bill('new', { amount: 40, dueDate: '2026-07-01' })));
    expect(await rests()).toEqual({ old: 80 });
  });

  test('that shrinks frees the payments that came last', async () => {
    await inShop(async (shop) => {
      await openBill(shop, bill('b', { amount: 100 }));
      await addCredit(shop, credit('first', { amount: 70, date: '2026-01-02' }));
      await addCredit(shop, credit('last', { amount: 30, date: '2026-01-03' }));
      await changeBill(shop, bill('b', { amount: 50 }));
    });
    expect(await rests()).toEqual({ first: -20, last: -30 });
  });

  test('that goes to another party, to the other side or to nothing leaves what had paid it behind', async () => {
    const start = (id: string) =>
      inShop(async (shop) => {
        await openBill(shop, bill(id, { amount: 100 }));
        await addCredit(shop, credit(`${id}-paid`, { amount: 100 }));
      });
    await start('a');
    await inShop((shop) => changeBill(shop, bill('a', { amount: 100, personId: other })));
    expect(await rests()).toEqual({ a: 100, 'a-paid': -100 });
    await inShop((shop) => changeBill(shop, bill('a', { amount: 0, personId: other })));
    expect(await rests()).toEqual({ 'a-paid': -100 });
    await inShop((shop) => changeBill(shop, bill('a', { amount: 30 })));
    expect(await rests()).toEqual({ 'a-paid': -70 });
  });

  test('that is removed lets what had paid it settle the others, oldest due first', async () => {
    await inShop(async (shop) => {
      await openBill(shop, bill('gone', { amount: 100 }));
      await openBill(shop, bill('late', { amount: 80, dueDate: '2026-03-01' }));
      await openBill(shop, bill('early', { amount: 80, dueDate: '2026-02-01' }));
      await addCredit(shop, credit('pay', { amount: 100 }));
      await removeBill(shop, 'gone', '2026-01-09');
      await removeBill(shop, 'never there', '2026-01-09');
    });
    expect(await rests()).toEqual({ late: 60 });
    expect(await nextDue()).toBe('2026-03-01');
  });

  test('is due on its own day where no other was agreed, and the first due day of a party is kept', async () => {
    expect(await nextDue()).toBeNull();
    await inShop((shop) => openBill(shop, bill('b', { amount: 100, dueDate: '2026-05-01' })));
    await inShop((shop) =>
      openBill(shop, bill('c', { amount: 100, side: 'receivable', date: '2026-04-01' })),
    );
    expect(await nextDue()).toBe('2026-04-01');
    await inShop((shop) => moveDueDate(shop, { id: 'c', version: 1, dueDate: '2026-08-01', reason: 'Eid' }));
    expect(await nextDue()).toBe('2026-05-01');
    await inShop((shop) => addCredit(shop, credit('p', { amount: 100 })));
    expect(await nextDue()).toBe('2026-08-01');
    await inShop((shop) => removeCredit(shop, 'p'));
    expect(await nextDue()).toBe('2026-05-01');
    await expect(
      inShop((shop) => moveDueDate(shop, { id: 'c', version: 1, dueDate: '2026-09-01', reason: 'Eid' })),
    ).rejects.toThrow('This bill was changed or paid meanwhile');
  });
});

describe('a return', () => {
  test('settles its own document as far as that is open, and the rest as any payment would', async () => {
    await inShop(async (shop) => {
      await openBill(shop, bill('other', { amount: 50 }));
      await openBill(shop, bill('own', { amount: 100, dueDate: '2026-09-01' }));
      await addCredit(shop, credit('pay', { amount: 70, chosen: [{ billId: 'own', amount: 70 }] }));
      await addCredit(
        shop,
        credit('back', { amount: 90, source: 'return', chosen: [{ billId: 'own', amount: 90 }] }),
      );
    });
    expect(await rests()).toEqual({ back: -10 });
  });

  test('of what was paid at once has no bill of its own to settle', async () => {
    await inShop((shop) =>
      addCredit(
        shop,
        credit('back', { amount: 90, source: 'return', chosen: [{ billId: 'none', amount: 90 }] }),
      ),
    );
    expect(await rests()).toEqual({ back: -90 });
  });
});

test('a payment may not choose for more than it is', async () => {
  await inShop((shop) => openBill(shop, bill('b', { amount: 100 })));
  await expect(
    inShop((shop) => addCredit(shop, credit('p', { amount: 50, chosen: [{ billId: 'b', amount: 60 }] }))),
  ).rejects.toThrow('The chosen bills come to more than the amount');
  expect(await rests()).toEqual({ b: 100 });
});

test('thousands of bills are settled, and opened again, by a handful of statements', async () => {
  const count = 2_000;
  await inShop(async (shop) => {
    const rows = Array.from({ length: count }, (_, index) => ({
      id: newId(),
      person_id: personId,
      side: 'payable' as const,
      document_type: 'purchase' as const,
      date: '2026-01-01',
      due_date: `2026-0${1 + (index % 9)}-01`,
      amount: 10,
      paid: 0,
      created_at: shop.now,
    }));
    for (let start = 0; start < count; start += 500)
      await shop
        .insertInto('bills')
        .values(rows.slice(start, start + 500))
        .execute();
  });
  const started = performance.now();
  await inShop((shop) => addCredit(shop, credit('all', { amount: count * 10 - 5 })));
  expect(Object.values(await rests())).toEqual([5]);
  await inShop((shop) => removeCredit(shop, 'all'));
  expect(Object.keys(await rests())).toHaveLength(count);
  expect(performance.now() - started).toBeLessThan(10_000);
});

const step = fc.oneof(
  fc.record({
    kind: fc.constantFrom('open' as const, 'change' as const),
    bill: fc.nat(3),
    side: fc.boolean(),
    amount: fc.integer({ min: 0, max: 50 }),
    due: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({
    kind: fc.constant('credit' as const),
    side: fc.boolean(),
    amount: fc.integer({ min: 1, max: 80 }),
    due: fc.integer({ min: 1, max: 9 }),
    chosen: fc.option(fc.nat(3), { nil: undefined }),
  }),
  fc.record({ kind: fc.constant('remove bill' as const), bill: fc.nat(3) }),
  fc.record({ kind: fc.constant('remove credit' as const), pick: fc.nat(100) }),
);

test('whatever is opened, changed, paid and removed: the sums agree, and nothing that could be settled is left', async () => {
  const sideOf = (side: boolean) => (side ? 'payable' : 'receivable');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      await openShop();
      const credits: string[] = [];
      for (const it of steps) {
        await inShop(async (tx) => {
          if (it.kind === 'credit') {
            const id = newId();
            const chosen =
              it.chosen === undefined ? [] : [{ billId: `bill-${it.chosen}`, amount: it.amount }];
            await addCredit(
              tx,
              credit(id, {
                amount: it.amount,
                side: sideOf(it.side),
                source: 'return',
                date: `2026-01-0${it.due}`,
                chosen,
              }),
            );
            credits.push(id);
          } else if (it.kind === 'remove bill') await removeBill(tx, `bill-${it.bill}`, '2026-01-09');
          else if (it.kind === 'remove credit') {
            const [id] = credits.splice(it.pick % Math.max(1, credits.length), 1);
            if (id) await removeCredit(tx, id);
          } else {
            const { amount, due } = it;
            const next = bill(`bill-${it.bill}`, {
              amount,
              side: sideOf(it.side),
              dueDate: `2026-02-0${due}`,
            });
            if (it.kind === 'open') await removeBill(tx, next.id, '2026-01-09');
            await (it.kind === 'open' ? openBill : changeBill)(tx, next);
          }
        });
        await agree();
      }
    }),
    { numRuns: 15 },
  );
}, 240_000);

async function agree(): Promise<void> {
  const { bills, credits, allocations } = await inShop(async (shop) => ({
    bills: await shop.selectFrom('bills').selectAll().execute(),
    credits: await shop.selectFrom('party_credits').selectAll().execute(),
    allocations: await shop.selectFrom('allocations').selectAll().execute(),
  }));
  const sumOf = (id: string, ...ends: ('credit_id' | 'target_id')[]) =>
    allocations.reduce((sum, row) => sum + (ends.some((end) => row[end] === id) ? row.amount : 0), 0);
  for (const { id, paid } of bills) expect(paid).toBe(sumOf(id, 'target_id'));
  for (const { id, allocated } of credits) expect(allocated).toBe(sumOf(id, 'credit_id', 'target_id'));
  for (const { credit_id, target, target_id } of allocations) {
    const from = credits.find(({ id }) => id === credit_id);
    const to = (target === 'bill' ? bills : credits).find(({ id }) => id === target_id);
    expect(from && to && (from.side === to.side) === (target === 'bill')).toBe(true);
  }
  const isFree = (side: string) => credits.some((row) => row.side === side && row.allocated < row.amount);
  const isOpen = (side: string) => bills.some((row) => row.side === side && row.paid < row.amount);
  expect(isFree('receivable') && isFree('payable')).toBe(false);
  for (const side of ['receivable', 'payable']) expect(isFree(side) && isOpen(side)).toBe(false);
  const due = bills.filter((row) => row.paid < row.amount).map((row) => row.due_date);
  expect(await nextDue()).toBe(due.sort()[0] ?? null);
}
