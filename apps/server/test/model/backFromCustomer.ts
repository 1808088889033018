import { paymentLegs, refundRange, returnDue, saleReturnLines, sum, weightedCost } from '@handset/domain';
import fc from 'fast-check';
import { addReturn, paidOf, removeBill } from './billBook.ts';
import {
  dayBefore,
  dayOfVoid,
  daysAgo,
  inBooks,
  onWire,
  pick,
  picked,
  share,
  splitOf,
  voidDay,
} from './choices.ts';
import { action, type Turn } from './Event.ts';
import { holderOf } from './inHand.ts';
import { correct, post, requireRightToCorrect } from './journal.ts';
import { note } from './lives.ts';
import { NOBODY } from './Names.ts';
import { movePieces } from './pieces.ts';
import { named, type Sale, type Shop } from './Shop.ts';

type SoldUnit = Sale['units'][number];
type SoldAccessory = Sale['accessories'][number];

const unitOf = (shop: Shop, { unit }: SoldUnit) => named(shop.units, ({ key }) => key === unit);
const isWithCustomer = ({ backOn }: SoldUnit) => backOn === undefined;

/** Total of a sale after returns. */
function totalOf({ units, accessories }: Sale): number {
  return (
    sum(units.filter(isWithCustomer).map(({ price }) => price)) +
    sum(accessories.map(({ price, quantity, back }) => price * (quantity - back)))
  );
}

/** Cost of some pieces of a row when they were sold. */
function costOf(row: SoldAccessory, quantity: number): number {
  return weightedCost({ quantity: row.quantity - row.back, value: row.cost - row.backCost }, quantity);
}

function putBack(
  { shop, refuse }: Turn,
  units: readonly SoldUnit[],
  date: string,
  what: 'back' | 'unsold' = 'back',
): void {
  for (const sold of units) {
    const unit = unitOf(shop, sold);
    if (unit.imeis.some((imei) => holderOf(shop, imei))) refuse(409, `${unit.key} came back another way`);
  }
  for (const sold of units) {
    sold.backOn = date;
    unitOf(shop, sold).state = 'in-stock';
    note(shop, what, [sold.unit], date);
  }
}

function putBackAccessories(
  shop: Shop,
  rows: readonly { row: SoldAccessory; quantity: number; cost: number }[],
  on: string,
): void {
  for (const { row, quantity, cost } of rows) {
    movePieces(shop, row.accessory, { quantity, value: cost, on });
    row.back += quantity;
    row.backCost += cost;
  }
}

/** The phone that was taken in goes back, if it is still there as it came. */
function letGo({ shop, refuse }: Turn, { exchange }: Sale, date: string): number {
  if (!exchange) {
    refuse(422, 'no phone was taken in exchange');
    return 0;
  }
  const unit = named(shop.units, ({ key }) => key === exchange.unit);
  if (unit.state !== 'in-stock') refuse(409, `${unit.key} is ${unit.state}`);
  unit.state = 'void';
  note(shop, 'undone', [unit.key], date);
  return exchange.value;
}

/** Takes back some of a sale, or all that is left of it; what is not paid back comes off what the customer owes. */
export const takingBack = action(
  'take back',
  fc.record({
    pick,
    units: fc.option(fc.array(pick, { maxLength: 2 })),
    pieces: fc.nat(3),
    exchange: fc.boolean(),
    refund: share,
    bank: share,
    daysAgo,
  }),
  (it, shop) => {
    const old = picked(shop.sales, it.pick);
    if (!old) return undefined;
    const date = dayBefore(shop, it.daysAgo);
    const chosen = it.units && [...new Set(it.units.flatMap((at) => picked(old.units, at)?.unit ?? []))];
    const piece = old.accessories[0];
    const pieces =
      it.units && piece && it.pieces > 0 ? { accessory: piece.accessory, quantity: it.pieces } : undefined;
    if (chosen?.length === 0 && !pieces) return undefined;
    const goesBack = it.exchange && (old.exchange !== undefined || it.pieces === 0);
    const worth =
      sum(old.units.filter(({ unit }) => chosen?.includes(unit) ?? true).map(({ price }) => price)) +
      (pieces ? pieces.quantity * (piece?.price ?? 0) : 0) -
      (goesBack ? (old.exchange?.value ?? 0) : 0);
    const refund = splitOf(Math.floor(Math.abs(worth) * it.refund), it.bank);
    return {
      said: `take back ${chosen ?? 'all'} ${JSON.stringify(pieces ?? {})} of ${old.key} on ${date}${goesBack ? ', exchange' : ''}, ${JSON.stringify(refund)}`,
      call: (names) => ({
        url: `/api/sale/${names.documents.get(old.key) ?? NOBODY}/return`,
        body: {
          ...(chosen && { units: chosen.map((unit) => names.units.get(unit) ?? NOBODY) }),
          ...(pieces && {
            accessories: [{ _id: names.accessories[pieces.accessory], quantity: pieces.quantity }],
          }),
          exchangePhone: goesBack,
          date,
          reason: 'Faulty',
          refund: onWire(refund, names),
        },
      }),
      happen(turn) {
        const sale = named(turn.shop.sales, ({ key }) => key === old.key);
        if (date < sale.date) turn.refuse(422, 'before it was sold');
        requireRightToCorrect(turn, sale.date);
        if (sale.status === 'void' || sale.status === 'returned')
          return turn.refuse(409, `is ${sale.status}`);
        const units = chosen
          ? sale.units.filter(({ unit }) => chosen.includes(unit))
          : sale.units.filter(isWithCustomer);
        for (const sold of units)
          if (!isWithCustomer(sold)) return turn.refuse(409, `${sold.unit} came back already`);
        const rows = rowsBack(turn, sale, chosen ? pieces : 'all');
        const paid = paidOf(turn.shop, sale.key, 'receivable', totalOf(sale));
        putBack(turn, units, date);
        const posting = {
          phones: sum(units.map(({ price }) => price)),
          accessories: sum(rows.map(({ row, quantity }) => row.price * quantity)),
          phonesCost: sum(units.map(({ cost }) => cost)),
          accessoriesCost: sum(rows.map(({ cost }) => cost)),
          exchange: goesBack ? letGo(turn, sale, date) : 0,
        };
        const due = returnDue(posting);
        const money = refund.pocketCash + refund.accountCash;
        if (money > refundRange(due, { paid, outstanding: 0 }, posting.exchange).most)
          return turn.refuse(422, 'more than is due, or was received');
        const lines = saleReturnLines({
          ...posting,
          payment: paymentLegs(inBooks(refund)),
          party: sale.party,
        });
        if (lines.length === 0) turn.refuse(422, 'nothing that the books know of');
        post(turn, { event: 'sale-return', date, party: sale.party, lines });
        putBackAccessories(turn.shop, rows, date);
        const isAllBack =
          !sale.units.some(isWithCustomer) && sale.accessories.every((row) => row.back === row.quantity);
        sale.status = isAllBack ? 'returned' : 'part-returned';
        addReturn(
          turn,
          {
            document: `${sale.key} return`,
            party: sale.party,
            side: due > 0 ? 'receivable' : 'payable',
            date,
            amount: Math.abs(due) - money,
          },
          sale.key,
        );
      },
    };
  },
);

function rowsBack(
  { refuse }: Turn,
  sale: Sale,
  asked: { accessory: string; quantity: number } | 'all' | undefined,
) {
  const rows = sale.accessories.filter((row) => asked === 'all' || row.accessory === asked?.accessory);
  let left = asked === 'all' ? Number.POSITIVE_INFINITY : (asked?.quantity ?? 0);
  const back = rows.flatMap((row) => {
    const quantity = Math.min(left, row.quantity - row.back);
    left -= quantity;
    return quantity > 0 ? [{ row, quantity, cost: costOf(row, quantity) }] : [];
  });
  if (Number.isFinite(left) && left > 0) refuse(409, 'not so many are with the customer');
  return back;
}

/** Undoes a sale whole, on its own day or on a later one. */
export const voidingSale = action('void sale', fc.record({ pick, on: voidDay }), (it, shop) => {
  const old = picked(shop.sales, it.pick);
  if (!old) return undefined;
  const date = dayOfVoid(shop, old, it.on);
  return {
    said: `void ${old.key} on ${date ?? 'no day'}`,
    call: (names) => ({
      url: `/api/sale/${names.documents.get(old.key) ?? NOBODY}/void`,
      body: { reason: 'Never happened', date },
    }),
    happen(turn) {
      const on = date ?? turn.shop.today;
      const sale = named(turn.shop.sales, ({ key }) => key === old.key);
      requireRightToCorrect(turn, sale.date);
      if (on < sale.date) turn.refuse(422, 'before it was sold');
      if (sale.status !== 'posted') return turn.refuse(409, `is ${sale.status}`);
      putBack(turn, sale.units, on, 'unsold');
      if (sale.exchange) letGo(turn, sale, on);
      correct(turn, sale.entry, on);
      putBackAccessories(
        turn.shop,
        sale.accessories.map((row) => ({ row, quantity: row.quantity, cost: row.cost })),
        on,
      );
      sale.status = 'void';
      for (const { units } of turn.shop.dispatches)
        for (const sent of units)
          if (sent.sale === sale.key) {
            delete sent.sale;
            Object.assign(sent, { state: 'returned', resolvedOn: on });
          }
      removeBill(turn, sale.key, on);
    },
  };
});
