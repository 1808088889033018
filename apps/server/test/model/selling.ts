import { addDays, type Day, paymentLegs, saleLines, saleTotals, sum, toRupees } from '@handset/domain';
import fc from 'fast-check';
import { openBill } from './billBook.ts';
import {
  dayBefore,
  daysAgo,
  daysOff,
  imeiOf,
  inBooks,
  onWire,
  party,
  pick,
  picked,
  price,
  rarely,
  share,
  splitOf,
} from './choices.ts';
import { action, type Turn } from './Event.ts';
import { phoneInStock, takeIn } from './inHand.ts';
import { post } from './journal.ts';
import { note } from './lives.ts';
import type { Names } from './Names.ts';
import { takePieces } from './pieces.ts';
import type { Party, Sale, Shop, Split, Unit } from './Shop.ts';

/** Goods that a customer takes, and the payment. */
export interface Deal {
  party: Party;
  date: Day;
  due: Day;
  phones: { imei: string; price: number }[];
  accessories: { accessory: string; quantity: number; price: number }[];
  type: 'Full Payment' | 'Credit' | 'Exchange';
  /** Of a deal on credit: what is paid at once. */
  now: number;
  /** Of an exchange: what the customer leaves on credit. */
  later: number;
  exchange?: { imei: string; value: number };
  paid: Split;
}

/** Totals of a deal, by the rules of the form. */
function totalsOf(deal: Pick<Deal, 'phones' | 'accessories' | 'type' | 'now' | 'later' | 'exchange'>) {
  return saleTotals({
    imeiPrices: deal.phones,
    accessories: deal.accessories,
    sellingType: deal.type,
    payableAmountNow: deal.now,
    payableAmountLater: deal.later,
    ...(deal.exchange && { exchangePhoneDetail: { purchasePrice: deal.exchange.value } }),
  });
}

/** A deal as it travels. */
export function draftOf(deal: Deal, names: Names) {
  const totals = totalsOf(deal);
  return {
    entityData: { _id: names.parties[deal.party] },
    sellingType: deal.type,
    saleDate: deal.date,
    imeiPrices: deal.phones.map(({ imei, price: asked }) => ({ imei, price: toRupees(asked) })),
    finalPrice: toRupees(totals.phones),
    accessories: deal.accessories.map(({ accessory, quantity, price: asked }) => ({
      name: names.accessories[accessory],
      quantity,
      price: toRupees(asked),
    })),
    ...onWire(deal.paid, names),
    ...(totals.later > 0 && {
      payableAmountNow: toRupees(totals.now),
      payableAmountLater: toRupees(totals.later),
      payableAmountLaterDate: deal.due,
    }),
    ...(deal.exchange && {
      exchangePhoneDetail: {
        companyName: 'Oppo',
        modelName: 'A54',
        imei1: deal.exchange.imei,
        purchasePrice: toRupees(deal.exchange.value),
      },
    }),
  };
}

/** Sells: `find` says which phone an IMEI means, or refuses. */
export function sell(
  turn: Turn,
  key: string,
  deal: Deal,
  find: (imei: string) => Unit | undefined,
  dispatch?: string,
): void {
  const { shop } = turn;
  const found = deal.phones.flatMap(({ imei, price: asked }) => {
    const unit = find(imei);
    return unit ? [{ unit, price: asked }] : [];
  });
  const units = found.map(({ unit }) => unit);
  const sold = [...deal.phones.map(({ imei }) => imei), ...units.flatMap(({ imeis }) => imeis)];
  if (deal.exchange && sold.includes(deal.exchange.imei)) turn.refuse(422, 'a phone in exchange for itself');
  for (const unit of units) unit.state = 'sold';
  note(
    shop,
    dispatch === undefined ? 'sold' : 'settled',
    units.map((unit) => unit.key),
    deal.date,
  );
  const accessories = deal.accessories.map((row) => ({
    ...row,
    cost: takePieces(turn, row, deal.date),
    back: 0,
    backCost: 0,
  }));
  if (found.length < deal.phones.length) return;
  const exchange = deal.exchange && {
    unit: takeIn(turn, { imeis: [deal.exchange.imei], cost: deal.exchange.value, acquiredOn: deal.date }).key,
    value: deal.exchange.value,
  };
  const totals = totalsOf(deal);
  const entry = post(turn, {
    event: 'sale',
    date: deal.date,
    party: deal.party,
    lines: saleLines({
      phones: totals.phones,
      accessories: totals.accessories,
      phonesCost: sum(units.map(({ cost }) => cost)),
      accessoriesCost: sum(accessories.map(({ cost }) => cost)),
      payment: paymentLegs(inBooks(deal.paid)),
      moneyOut: totals.now < 0,
      exchange: totals.exchange,
      party: deal.party,
      later: totals.later,
    }),
  });
  const sale: Sale = {
    key,
    party: deal.party,
    date: deal.date,
    units: found.map(({ unit, price: asked }) => ({ unit: unit.key, price: asked, cost: unit.cost })),
    accessories,
    ...(exchange && { exchange }),
    entry,
    status: 'posted',
    ...(dispatch !== undefined && { dispatch }),
  };
  shop.sales.push(sale);
  openBill(shop, {
    document: key,
    party: deal.party,
    side: 'receivable',
    type: 'sale',
    date: deal.date,
    due: totals.later > 0 ? deal.due : deal.date,
    amount: totals.later,
  });
}

/** Payment of the customer, and goods besides phones. */
export const terms = {
  party,
  prices: fc.array(price, { minLength: 3, maxLength: 3 }),
  type: fc.constantFrom('Full Payment' as const, 'Credit' as const, 'Credit' as const, 'Exchange' as const),
  now: share,
  later: share,
  bank: share,
  daysAgo,
  due: daysOff,
  value: price,
  exchangeImei: fc.nat(30),
  accessories: fc.array(
    fc.record({ pick, quantity: fc.integer({ min: 1, max: 4 }), price: fc.nat(100_000) }),
    {
      maxLength: 2,
    },
  ),
};

/** The deal that was chosen, for so many phones; none where it would come to nothing. */
export function dealOf(
  it: {
    [Name in keyof typeof terms]: (typeof terms)[Name] extends fc.Arbitrary<infer Value> ? Value : never;
  },
  shop: Shop,
  imeis: readonly string[],
): Deal | undefined {
  const date = dayBefore(shop, it.daysAgo);
  const goods = {
    party: it.party,
    date,
    due: addDays(date, it.due),
    phones: imeis.map((imei, index) => ({ imei, price: it.prices[index] ?? 1 })),
    accessories: it.accessories.flatMap((row) => {
      const accessory = accessoryOf(shop, row);
      return accessory ? [{ ...accessory, price: row.price }] : [];
    }),
    type: it.type,
  };
  const exchange = it.type === 'Exchange' ? { imei: imeiOf(it.exchangeImei), value: it.value } : undefined;
  const { due } = totalsOf({ ...goods, now: 0, later: 0, ...(exchange && { exchange }) });
  if (due === 0) return undefined;
  const now = Math.min(due - 1, Math.floor(due * it.now));
  const difference = due - (exchange?.value ?? 0);
  const later = exchange && difference > 0 ? Math.floor(difference * it.later) : 0;
  const money = it.type === 'Credit' ? now : Math.abs(difference - later);
  return { ...goods, now, later, paid: splitOf(money, it.bank), ...(exchange && { exchange }) };
}

/** Mostly no more than there are, so that the sale can be made. */
function accessoryOf(shop: Shop, row: { pick: number; quantity: number }) {
  const isBold = row.pick % 10 === 9;
  const held = isBold ? shop.accessories : shop.accessories.filter(({ quantity }) => quantity > 0);
  const found = picked(held, row.pick);
  if (!found) return undefined;
  return { accessory: found.name, quantity: isBold ? row.quantity : Math.min(row.quantity, found.quantity) };
}

/** Sells up to three phones and accessories, or accessories alone: in full, on credit or in exchange. */
export const selling = action(
  'sell',
  fc.record({
    ...terms,
    phones: fc.array(pick, { maxLength: 3 }),
    unknown: rarely(fc.nat(60)),
  }),
  (it, shop, key) => {
    const onSale = shop.units.filter(({ state }) => state === 'in-stock');
    const chosen = it.phones.flatMap((at) => picked(onSale, at)?.imeis.at(at % 2 ? -1 : 0) ?? []);
    const perUnit = new Map(chosen.map((imei) => [onSale.find(({ imeis }) => imeis.includes(imei)), imei]));
    const odd = it.unknown === undefined ? [] : [imeiOf(it.unknown)];
    const isOddChosen = [...perUnit.keys()].some((unit) => odd.some((imei) => unit?.imeis.includes(imei)));
    const imeis = [...perUnit.values(), ...(isOddChosen ? [] : odd)].slice(0, 3);
    const deal = dealOf(it, shop, imeis);
    if (!deal) return undefined;
    return {
      said: `${key}: sell ${JSON.stringify(deal)}`,
      document: key,
      call: (names) => ({ url: '/api/sale', body: draftOf(deal, names) }),
      happen: (turn) => sell(turn, key, deal, (imei) => phoneInStock(turn, imei)),
    };
  },
);
