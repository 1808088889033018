import { addDays } from '@handset/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addParty, buyOnCredit, oweOpening, payCash, sellOnCredit } from '../../../test/testing/partyWork.ts';
import { defectsOf, fillTill, partiesOf, todayOf } from '../../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';

const amount = fc.integer({ min: 1, max: 500 });
const who = fc.nat(1);
const due = fc.nat(5);
const pick = fc.nat(100);
const direction = fc.constantFrom('in' as const, 'out' as const);
const event = fc.oneof(
  fc.record({ kind: fc.constant('opening' as const), who, amount, due, direction }),
  fc.record({ kind: fc.constant('sell' as const), who, amount, due }),
  fc.record({ kind: fc.constant('buy' as const), who, amount }),
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pay' as const), who, amount, direction, pick }) },
  fc.record({ kind: fc.constant('let go' as const), who, amount, direction }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo' as const), pick }) },
  fc.record({ kind: fc.constant('give back' as const), pick }),
  fc.record({ kind: fc.constant('void sale' as const), pick }),
);
type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

test('whatever is owed, paid, written off and undone in whatever order: every balance is what happened, and every bill agrees', async () => {
  const server = await startTestApp();
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 14 }), (events) => live(server, events)),
      { numRuns: 12 },
    );
  } finally {
    await server.close();
  }
}, 300_000);

/** A document that can be undone, with its effect on the party's balance. */
interface Standing {
  id: string;
  who: number;
  moves: number;
}

async function live(server: TestApp, events: readonly Event[]): Promise<void> {
  const shop = await server.signUp();
  await fillTill(shop, 1_000_000);
  const today = await todayOf(shop);
  const parties = [await addParty(shop, 'Ali'), await addParty(shop, 'Sana')];
  const balances = [0, 0];
  const papers: Standing[] = [];
  const sales: Standing[] = [];
  const stand = (list: Standing[], it: Standing) => {
    list.push(it);
    balances[it.who] = (balances[it.who] ?? 0) + it.moves;
  };
  const undone = (list: Standing[], it: Standing) => {
    list.splice(list.indexOf(it), 1);
    balances[it.who] = (balances[it.who] ?? 0) - it.moves;
  };
  for (const it of events) {
    if (it.kind === 'undo') {
      const paper = papers[it.pick % Math.max(1, papers.length)];
      if (!paper) continue;
      expect((await undo(shop, paper.id)).status).toBe(201);
      undone(papers, paper);
    } else if (it.kind === 'give back' || it.kind === 'void sale') {
      const sale = sales[it.pick % Math.max(1, sales.length)];
      if (!sale) continue;
      const body = { reason: 'It came back', ...(it.kind === 'give back' && { date: today }) };
      const call = it.kind === 'give back' ? 'return' : 'void';
      expect((await shop.post(`/api/sale/${sale.id}/${call}`, body)).status).toBe(201);
      undone(sales, sale);
    } else {
      const person = parties[it.who] ?? '';
      const sign = 'direction' in it && it.direction === 'out' ? -1 : 1;
      if (it.kind === 'opening') {
        const { direction, due } = it;
        const id = await oweOpening(shop, person, it.amount, { direction, dueDate: addDays(today, due) });
        stand(papers, { id, who: it.who, moves: sign * it.amount });
      } else if (it.kind === 'sell') {
        const payableAmountLaterDate = addDays(today, it.due);
        const { _id } = await sellOnCredit(shop, person, it.amount, { payableAmountLaterDate });
        stand(sales, { id: _id, who: it.who, moves: it.amount });
      } else if (it.kind === 'buy') {
        await buyOnCredit(shop, person, it.amount);
        balances[it.who] = (balances[it.who] ?? 0) - it.amount;
      } else if (it.kind === 'pay') {
        const bills = await choice(shop, person, it);
        const { status, body } = await payCash(shop, person, it.amount, { direction: it.direction, bills });
        expect(status).toBe(201);
        const { allocated, givenBack, advance } = body.data;
        const used = allocated.reduce((sum: number, bill: { amount: number }) => sum + bill.amount, 0);
        expect(used + givenBack + advance).toBe(it.amount);
        stand(papers, { id: body.data._id, who: it.who, moves: -sign * it.amount });
      } else {
        const entry = {
          kind: 'write-off',
          direction: it.direction,
          amount: it.amount,
          date: today,
          note: 'Gone',
        };
        const { status, body } = await shop.post(`/api/partyLedger/${person}/entry`, entry);
        expect([201, 422]).toContain(status);
        if (status === 201) stand(papers, { id: body.data._id, who: it.who, moves: -sign * it.amount });
      }
    }
    const now = await partiesOf(shop);
    expect([now.Ali, now.Sana]).toEqual(balances);
    expect(await defectsOf(server, shop)).toEqual([]);
  }
  await agree(shop, balances);
}

function undo(shop: TestShop, id: string) {
  return shop.post(`/api/partyLedger/payment/${id}/void`, { reason: 'Not so' });
}

/** Half of the payments choose one of the bills that are open. */
async function choice(
  shop: TestShop,
  person: string,
  it: { amount: number; direction: 'in' | 'out'; pick: number },
) {
  if (it.pick % 2 === 0) return undefined;
  const side = it.direction === 'in' ? 'receivable' : 'payable';
  const { bills } = (await shop.get(`/api/payablesAndReceivables/${person}?side=${side}`)).body.data;
  const bill: { _id: string; outstanding: number } | undefined = bills[it.pick % Math.max(1, bills.length)];
  return bill && [{ billId: bill._id, amount: Math.min(it.amount, bill.outstanding) }];
}

/** Expects the lists to add up to the balances. */
async function agree(shop: TestShop, balances: readonly number[]): Promise<void> {
  const net = balances.reduce((sum, balance) => sum + balance, 0);
  const { totals } = (await shop.get('/api/partyLedger')).body;
  expect([totals.net, totals.receivable - totals.payable]).toEqual([net, net]);
  const dues = (await shop.get('/api/payablesAndReceivables')).body.totals;
  const { receivable, payable } = dues;
  expect(receivable.outstanding - receivable.advances - payable.outstanding + payable.advances).toBe(net);
}
