import {
  accessoryPurchaseLines,
  addDays,
  type Day,
  paymentLegs,
  stockAdjustmentLines,
  toRupees,
} from '@handset/domain';
import fc from 'fast-check';
import { openBill, removeBill } from './billBook.ts';
import {
  dayBefore,
  daysAgo,
  daysOff,
  inBooks,
  onWire,
  party,
  pick,
  picked,
  share,
  splitOf,
} from './choices.ts';
import { action, type Event, type Turn } from './Event.ts';
import { post } from './journal.ts';
import { movePieces, stockFrom, takePieces } from './pieces.ts';
import { type Accessory, named, type Party, type Shop, type Split } from './Shop.ts';

/** Cheap ones too, at which averages are rounded the most. */
const unitCost = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 100_000 }));

const accessoryOf = (shop: Shop, wanted: string) => named(shop.accessories, ({ name }) => name === wanted);

/** Buys accessories, paid at once or in part left owing. */
export const buyingAccessories = action(
  'buy accessories',
  fc.record({
    pick,
    party: fc.option(party),
    quantity: fc.integer({ min: 1, max: 7 }),
    unitCost,
    later: share,
    bank: share,
    daysAgo,
    due: daysOff,
  }),
  (it, shop, key) => {
    const name = picked(shop.accessories, it.pick)?.name ?? '';
    const date = dayBefore(shop, it.daysAgo);
    const due = addDays(date, it.due);
    const cost = it.quantity * it.unitCost;
    const later = it.party === null ? 0 : Math.floor(cost * it.later);
    const { quantity, unitCost: each } = it;
    const paid = splitOf(cost - later, it.bank);
    return accessoriesBought(key, { name, party: it.party, quantity, unitCost: each, date, due, paid });
  },
);

/** The purchase of accessories. */
export function accessoriesBought(
  key: string,
  it: {
    name: string;
    party: Party | null;
    quantity: number;
    unitCost: number;
    date: Day;
    due: Day;
    paid: Split;
  },
): Event {
  const { name, quantity, date, due, paid } = it;
  const seller = it.party ?? undefined;
  const cost = quantity * it.unitCost;
  const later = cost - paid.pocketCash - paid.accountCash;
  return {
    said: `${key}: buy ${JSON.stringify(it)}`,
    call: (names) => ({
      url: `/api/accessory/${names.accessories[name]}/purchase`,
      body: {
        quantity,
        unitCost: toRupees(it.unitCost),
        date,
        ...(seller && { entityData: { _id: names.parties[seller] }, dateOfPayment: due }),
        ...onWire(paid, names),
      },
    }),
    happen(turn) {
      const lines = accessoryPurchaseLines({
        cost,
        payment: paymentLegs(inBooks(paid)),
        party: seller,
        later,
      });
      const entry = post(turn, { event: 'accessory-purchase', date, party: seller, lines });
      if (seller)
        openBill(turn.shop, {
          document: key,
          party: seller,
          side: 'payable',
          type: 'accessory-purchase',
          date,
          due,
          amount: later,
        });
      turn.shop.accessoryMoves.push({ accessory: name, entry, quantity, amount: cost, purchase: key });
      movePieces(turn.shop, name, { quantity, value: cost, on: date });
    },
  };
}

/** More accessories, or fewer, than the books say. */
export const adjustingAccessories = action(
  'adjust accessories',
  fc.record({
    pick,
    found: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 5 }),
    unitCost: fc.option(unitCost),
    daysAgo,
  }),
  (it, shop) => {
    const name = picked(shop.accessories, it.pick)?.name ?? '';
    const date = dayBefore(shop, it.daysAgo);
    const quantity = it.found ? it.quantity : -it.quantity;
    return {
      said: `adjust ${name} by ${quantity} at ${it.unitCost} on ${date}`,
      call: (names) => ({
        url: `/api/accessory/${names.accessories[name]}/adjustment`,
        body: {
          quantity,
          ...(it.unitCost !== null && { unitCost: toRupees(it.unitCost) }),
          reason: 'count',
          note: 'Counted',
          date,
        },
      }),
      happen(turn) {
        const accessory = accessoryOf(turn.shop, name);
        const amount = it.found
          ? costOfFound(turn, accessory, it)
          : -takePieces(turn, { accessory: name, quantity: it.quantity }, date);
        const lines = stockAdjustmentLines({ stock: 'stock:accessories', amount });
        const entry = post(turn, { event: 'accessory-adjustment', date, lines });
        turn.shop.accessoryMoves.push({ accessory: name, entry, quantity, amount });
        if (it.found) movePieces(turn.shop, name, { quantity, value: amount, on: date });
      },
    };
  },
);

function costOfFound(
  { refuse }: Turn,
  accessory: Accessory,
  found: { quantity: number; unitCost: number | null },
): number {
  const average =
    accessory.quantity === 0 ? 0 : Math.round((accessory.value * found.quantity) / accessory.quantity);
  const cost = found.unitCost === null ? average : found.unitCost * found.quantity;
  if (cost === 0) refuse(422, 'what one cost is not known');
  return cost;
}

/** Takes back what a purchase or an adjustment moved, as long as so many are left at that cost on every day since. */
export function undoAccessoryMove(turn: Turn, entry: number, on: Day): void {
  const { shop, refuse } = turn;
  const {
    accessory: name,
    quantity,
    amount,
    purchase,
  } = named(shop.accessoryMoves, (it) => it.entry === entry);
  movePieces(shop, name, { quantity: -quantity, value: -amount, on });
  const now = accessoryOf(shop, name);
  const isOdd =
    stockFrom(shop, name, on).some((stock) => stock.quantity < 0 || stock.value < stock.quantity) ||
    (now.quantity === 0 && now.value > 0);
  if (isOdd) refuse(409, 'some of these are gone at another cost');
  if (purchase !== undefined) removeBill(turn, purchase, on);
}
