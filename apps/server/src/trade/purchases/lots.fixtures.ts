import { expectCreated, newImei, todayOf } from '../../../test/testing/shopWork.ts';
import type { TestClient } from '../../../test/testing/startTestApp.ts';

/** The rows of an entry: so many phones that nobody has bought yet. */
export function newRows(count: number, isDual = false) {
  return Array.from({ length: count }, () => ({
    imei1: newImei(),
    ...(isDual && { imei2: newImei() }),
    color: 'Black',
  }));
}

/** An entry of a lot as it travels. */
export interface TestEntry {
  companyName: string;
  modelName: string;
  ramMemory: string;
  simOption: string;
  priceOfOne: number;
  quantity: number;
  imeiNumbers: { _id?: string; imei1: string; imei2?: string; color?: string }[];
}

/** An entry of a lot: phones of one model at Rs 10,000 each. */
export function entryOf(rows: TestEntry['imeiNumbers'], change: Partial<TestEntry> = {}): TestEntry {
  return {
    companyName: 'Samsung',
    modelName: 'A05',
    ramMemory: '4/64',
    simOption: rows.some((row) => row.imei2) ? 'Dual SIM' : 'Single SIM',
    priceOfOne: 10_000,
    quantity: rows.length,
    imeiNumbers: rows,
    ...change,
  };
}

/** A lot that passes: its entries, paid in full from the till; rupees as on the wire. */
export async function lotOf(client: TestClient, entries: TestEntry[], change: Record<string, unknown> = {}) {
  const buyingPrice = entries.reduce((sum, entry) => sum + entry.priceOfOne * entry.imeiNumbers.length, 0);
  return {
    partyName: 'Hall Road Distributors',
    entityData: { name: 'Hall Road Distributors', number: '0300-9998877' },
    date: await todayOf(client),
    amountFromBank: 0,
    amountFromPocket: buyingPrice,
    purchasePaymentType: 'full-payment',
    purchasePaymentStatus: 'paid',
    prices: { dealerPrice: buyingPrice, buyingPrice, lp: 0, lifting: 0, promo: 0, activation: 0 },
    ramSimDetails: entries,
    ...change,
  };
}

/** The same lot as its edit sends it. */
export function updateOf(
  { entityData: _, ...lot }: Awaited<ReturnType<typeof lotOf>>,
  change: Record<string, unknown> = {},
) {
  return { ...lot, ...change };
}

/** The part of a lot that is on credit. */
export function onCredit(buyingPrice: number, now: number, dateOfPayment: string) {
  return {
    purchasePaymentType: 'credit',
    purchasePaymentStatus: 'pending',
    amountFromPocket: now,
    creditPaymentData: { payableAmountNow: now, payableAmountLater: buyingPrice - now, dateOfPayment },
  };
}

/** Buys a lot and returns what the answer says of it. */
export async function buyLot(client: TestClient, entries: TestEntry[], change: Record<string, unknown> = {}) {
  const lot = await lotOf(client, entries, change);
  const { body } = await expectCreated(client.post('/api/Purchase/bulk-phone-purchase', lot));
  return { lot, id: String(body.data._id), data: body.data };
}
