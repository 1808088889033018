import { addDays, withCheckDigit } from '@handset/domain';
import { checkBooks } from '../../src/app/checkBooks.ts';
import { everyShop } from '../../src/shop/access/everyShop.ts';
import type { TestAnswer, TestApp, TestClient, TestShop } from './startTestApp.ts';

let serial = 100_000;

/** An IMEI that no test has used yet. */
export function newImei(): string {
  serial += 1;
  return withCheckDigit(`35693803${serial}`);
}

/** The shop's day as the tests see it. */
export async function todayOf(client: TestClient): Promise<string> {
  return (await client.get('/api/shop/mine')).body.data.today;
}

/** A slip that passes: a used phone for 45,000 in cash, from a seller who is new; rupees as on the wire. */
export async function slipOf(client: TestClient, change: Record<string, unknown> = {}) {
  return {
    entityData: { name: 'Ali Traders', number: 3001112233, reference: 'Hall Road' },
    date: await todayOf(client),
    cnic: '35202-1234567-1',
    companyName: 'Samsung',
    modelName: 'A15',
    phoneCondition: 'Used',
    warranty: '6 Months',
    specifications: 'PTA',
    ramMemory: '4/128',
    imei1: newImei(),
    accessories: { box: true, charger: true, handFree: false },
    purchasePrice: 45_000,
    demandPrice: 52_000,
    finalPrice: 50_000,
    purchasePaymentType: 'full-payment',
    pocketCash: 45_000,
    ...change,
  };
}

/** Puts money into the till as the owner's capital, today or on an earlier day. */
export async function fillTill(client: TestClient, amount: number, date?: string): Promise<void> {
  const entry = { direction: 'in', account: 'cash:pocket', amount, reason: 'capital', date };
  await expectCreated(client.post('/api/wallet/entry', entry));
}

/** Opens a bank account and returns its id. */
export async function openBank(
  client: TestClient,
  openingBalance: number,
  bankName = 'HBL',
): Promise<string> {
  const { body } = await expectCreated(
    client.post('/api/banks', { bankName, accountType: 'Current', openingBalance }),
  );
  return body.data._id;
}

/** Joins a weekly committee of three, begun a week ago, whose second turn is the shop's; 10,000 an instalment. */
export async function joinCommittee(client: TestClient, change: Record<string, unknown> = {}) {
  const { body } = await expectCreated(
    client.post('/api/committee', {
      name: 'Market BC',
      organiser: 'Haji Sahib',
      amount: 10_000,
      members: 3,
      startDate: addDays(await todayOf(client), -7),
      frequency: 'weekly',
      turns: [2],
      ...change,
    }),
  );
  return body.data;
}

/** Buys a phone and returns its IMEI. */
export async function buyPhone(client: TestClient, change: Record<string, unknown> = {}): Promise<string> {
  const slip = await slipOf(client, change);
  await expectCreated(client.post('/api/Purchase/purchase-phone', slip));
  return String(slip.imei1);
}

/** A sale that passes: one phone for 50,000 in cash. */
export async function saleOf(client: TestClient, imei: string, change: Record<string, unknown> = {}) {
  return {
    entityData: { name: 'Sana', number: '0321-7654321' },
    sellingType: 'Full Payment',
    saleDate: await todayOf(client),
    warranty: '12 Months',
    imeiPrices: [{ imei, price: 50_000 }],
    finalPrice: 50_000,
    pocketCash: 50_000,
    ...change,
  };
}

export async function expectCreated(answer: Promise<TestAnswer>): Promise<TestAnswer> {
  const { status, body, ...rest } = await answer;
  if (status !== 201) throw new Error(`Expected 201, got ${status}: ${JSON.stringify(body)}`);
  return { status, body, ...rest };
}

/** Defects in a shop's books. Empty when all is well. */
export async function defectsOf({ database }: TestApp, shop: TestShop): Promise<string[]> {
  const session = (await everyShop(database, 'books:check')).find((own) => own.shop.id === shop.user.shopId);
  if (!session) throw new Error('The shop is not there');
  return database.read(session, checkBooks);
}

/** Balances of the wallet, in rupees, by account name. */
export async function walletOf(client: TestClient): Promise<Record<string, number>> {
  const { data } = (await client.get('/api/wallet')).body;
  return Object.fromEntries([
    ['pocket', data.pocketCash.balance],
    ...data.banks.map((bank: { bankName: string; balance: number }) => [bank.bankName, bank.balance]),
  ]);
}

/** Debt of each party in rupees, by name. */
export async function partiesOf(client: TestClient): Promise<Record<string, number>> {
  const { data } = (await client.get('/api/partyLedger/getAllNames')).body;
  return Object.fromEntries(
    data.map((party: { name: string; balance: number }) => [party.name, party.balance]),
  );
}
