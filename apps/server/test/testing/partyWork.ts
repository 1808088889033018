import { buyPhone, expectCreated, saleOf, slipOf, todayOf } from './shopWork.ts';
import type { TestClient } from './startTestApp.ts';

let serial = 1_000_000;

/** Adds a party and returns its id. */
export async function addParty(client: TestClient, name = 'Ali Traders'): Promise<string> {
  serial += 1;
  const party = { name, number: `0300${serial}`, reference: 'Hall Road' };
  return (await expectCreated(client.post('/api/person/create', party))).body.data._id;
}

/** Notes an opening balance, as the quickest way to a bill, and returns the bill's id. `in` is what the party owes. */
export async function oweOpening(
  client: TestClient,
  person: string,
  amount: number,
  change: Record<string, unknown> = {},
): Promise<string> {
  const entry = { kind: 'opening', direction: 'in', amount, date: await todayOf(client), ...change };
  const { body } = await expectCreated(client.post(`/api/partyLedger/${person}/entry`, entry));
  return body.data._id;
}

/** Moves cash between a party and the till: `in` is received. */
export async function payCash(
  client: TestClient,
  person: string,
  amount: number,
  change: Record<string, unknown> = {},
) {
  const payment = {
    direction: 'in',
    amount,
    date: await todayOf(client),
    account: 'cash:pocket',
    ...change,
  };
  return client.post(`/api/partyLedger/${person}/payment`, payment);
}

/** Buys a phone of a party on credit for the whole price, and returns the slip's id and the IMEI. */
export async function buyOnCredit(
  client: TestClient,
  person: string,
  price: number,
  change: Record<string, unknown> = {},
): Promise<{ _id: string; imei: string }> {
  const slip = await slipOf(client, {
    entityData: { _id: person },
    purchasePrice: price,
    pocketCash: 0,
    purchasePaymentType: 'credit',
    creditPaymentData: {
      payableAmountNow: 0,
      payableAmountLater: price,
      dateOfPayment: change.date ?? (await todayOf(client)),
    },
    ...change,
  });
  const { body } = await expectCreated(client.post('/api/Purchase/purchase-phone', slip));
  return { _id: body.data._id, imei: slip.imei1 };
}

/** Buys a phone for 100 in cash, sells it to a party on credit for the whole price, and returns the invoice's id and the IMEI. */
export async function sellOnCredit(
  client: TestClient,
  person: string,
  price: number,
  change: Record<string, unknown> = {},
): Promise<{ _id: string; imei: string }> {
  const date = change.saleDate ?? (await todayOf(client));
  const imei = await buyPhone(client, { purchasePrice: 100, pocketCash: 100, date });
  const sale = await saleOf(client, imei, {
    entityData: { _id: person },
    sellingType: 'Credit',
    imeiPrices: [{ imei, price }],
    finalPrice: price,
    pocketCash: 0,
    payableAmountNow: 0,
    payableAmountLater: price,
    payableAmountLaterDate: date,
    ...change,
  });
  const { body } = await expectCreated(client.post('/api/sale', sale));
  return { _id: body.data._id, imei };
}
