import {
  addDays,
  may,
  partyEntryLines,
  partyPaymentLines,
  paymentLegs,
  sum,
  toRupees,
} from '@handset/domain';
import fc from 'fast-check';
import { addCredit, openBill, openBills, removeBill, removeCredit, restOfBill } from './billBook.ts';
import {
  dayBefore,
  daysAgo,
  daysOff,
  inBooks,
  onWire,
  party,
  pick,
  picked,
  price,
  share,
  splitOf,
} from './choices.ts';
import { action, type Turn } from './Event.ts';
import { correct, post, requireRightToCorrect } from './journal.ts';
import { NOBODY } from './Names.ts';
import type { Shop } from './Shop.ts';

const direction = fc.constantFrom('in' as const, 'out' as const);
const sideOf = (way: 'in' | 'out') => (way === 'in' ? ('receivable' as const) : ('payable' as const));

/** Bills whose ids the tills know: those that are named after their document. */
function choosable(shop: Shop, who: Parameters<typeof openBills>[1], way: 'in' | 'out') {
  return openBills(shop, who, sideOf(way)).filter(({ type }) => type !== 'accessory-purchase');
}

/** Money from or to a party: the chosen bills first, then oldest due; more than is owed is paid ahead. */
export const paying = action(
  'pay',
  fc.record({
    party,
    direction,
    amount: price,
    exactly: fc.boolean(),
    chosen: fc.option(fc.array(fc.record({ pick, part: share }), { minLength: 1, maxLength: 2 })),
    bank: share,
    daysAgo,
  }),
  (it, shop, key) => {
    const date = dayBefore(shop, it.daysAgo);
    const bills = choosable(shop, it.party, it.direction);
    const chosen = [
      ...new Map(
        (it.chosen ?? []).flatMap(({ pick: at, part }) => {
          const bill = picked(bills, at);
          if (!bill) return [];
          const amount = Math.max(1, Math.floor(restOfBill(shop, bill) * part));
          return [[bill.document, { document: bill.document, amount }] as const];
        }),
      ).values(),
    ];
    const least = sum(chosen.map(({ amount }) => amount));
    const amount = it.exactly && least > 0 ? least : least + it.amount;
    const paid = splitOf(amount, it.bank);
    return {
      said: `${key}: ${it.direction} ${amount}, ${it.party}, ${JSON.stringify(chosen)}, on ${date}`,
      document: key,
      call: (names) => ({
        url: `/api/partyLedger/${names.parties[it.party]}/payment`,
        body: {
          direction: it.direction,
          amount: toRupees(amount),
          date,
          ...onWire(paid, names),
          ...(chosen.length > 0 && {
            bills: chosen.map((bill) => ({
              billId: names.documents.get(bill.document) ?? NOBODY,
              amount: toRupees(bill.amount),
            })),
          }),
        },
      }),
      happen(turn) {
        const payment = paymentLegs(inBooks(paid));
        const lines = partyPaymentLines({ direction: it.direction, party: it.party, amount, payment });
        const event = it.direction === 'in' ? 'payment-in' : 'payment-out';
        const entry = post(turn, { event, date, party: it.party, lines });
        turn.shop.papers.push({ key, party: it.party, kind: 'payment', date, entry, isUndone: false });
        addCredit(turn, { document: key, party: it.party, side: sideOf(it.direction), date, amount }, chosen);
      },
    };
  },
);

/** Records an opening balance or a write-off, in either direction. */
export const noting = action(
  'note',
  fc.record({
    kind: fc.constantFrom('opening' as const, 'write-off' as const),
    party,
    direction,
    amount: price,
    all: fc.boolean(),
    daysAgo,
    due: daysOff,
  }),
  (it, shop, key) => {
    const date = dayBefore(shop, it.daysAgo);
    const side = sideOf(it.direction);
    const open = sum(openBills(shop, it.party, side).map((bill) => restOfBill(shop, bill)));
    const amount = it.kind === 'write-off' && it.all && open > 0 ? Math.ceil(open / 2) : it.amount;
    const due = addDays(date, it.due);
    return {
      said: `${key}: ${it.kind} ${it.direction} ${amount}, ${it.party}, on ${date}`,
      document: key,
      call: (names) => ({
        url: `/api/partyLedger/${names.parties[it.party]}/entry`,
        body: {
          kind: it.kind,
          direction: it.direction,
          amount: toRupees(amount),
          date,
          note: 'Agreed',
          ...(it.kind === 'opening' && { dueDate: due }),
        },
      }),
      happen(turn) {
        requireOwner(turn);
        const left = sum(openBills(turn.shop, it.party, side).map((bill) => restOfBill(turn.shop, bill)));
        if (it.kind === 'write-off' && amount > left) turn.refuse(422, `only ${left} is open`);
        const lines = partyEntryLines({ kind: it.kind, direction: it.direction, party: it.party, amount });
        const event = it.kind === 'opening' ? 'opening' : 'write-off';
        const entry = post(turn, { event, date, party: it.party, lines });
        turn.shop.papers.push({ key, party: it.party, kind: it.kind, date, entry, isUndone: false });
        const document = { document: key, party: it.party, side, date, amount };
        if (it.kind === 'opening') openBill(turn.shop, { ...document, type: 'opening', due });
        else addCredit(turn, document);
      },
    };
  },
);

function requireOwner({ till, refuse }: Turn): void {
  if (!may(till, 'open-books')) refuse(403, 'only the owner');
}

/** Undoes a payment, an opening balance or a write-off: what it settled is open again. */
export const voidingPaper = action('void paper', fc.record({ pick, daysAgo }), (it, shop) => {
  const old = picked(shop.papers, it.pick);
  if (!old) return undefined;
  const date = dayBefore(shop, it.daysAgo);
  return {
    said: `void ${old.key} on ${date}`,
    call: (names) => ({
      url: `/api/partyLedger/payment/${names.documents.get(old.key) ?? NOBODY}/void`,
      body: { reason: 'Never happened', date },
    }),
    happen: (turn) => undoPaper(turn, old.key, date),
  };
});

/** Undoes what a paper says and what it settled. */
export function undoPaper(turn: Turn, key: string, date: string): void {
  const paper = turn.shop.papers.find((known) => known.key === key);
  if (!paper) return;
  if (paper.kind !== 'payment') requireOwner(turn);
  requireRightToCorrect(turn, paper.date);
  if (paper.isUndone) turn.refuse(409, 'was undone already');
  if (date < paper.date) turn.refuse(422, 'before it was written');
  correct(turn, paper.entry, date);
  paper.isUndone = true;
  if (paper.kind === 'opening') removeBill(turn, key, date);
  else removeCredit(turn.shop, key);
}
