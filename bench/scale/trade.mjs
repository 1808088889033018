// Lets a shop trade through the server's own services, many events in one transaction, so that its books are as true as
// any shop's; only the waiting for the disk after each of them is spared.
import { addDays, withCheckDigit } from '@handset/domain';
import { HandsetDatabase } from '../../apps/server/src/base/database/HandsetDatabase.ts';
import { recordExpense } from '../../apps/server/src/money/expenses/expenses.ts';
import { createPerson } from '../../apps/server/src/money/parties/parties.ts';
import { payParty } from '../../apps/server/src/money/parties/payments.ts';
import { enterMoney, transferMoney } from '../../apps/server/src/money/wallet/wallet.ts';
import { purchaseLot } from '../../apps/server/src/trade/purchases/purchaseLot.ts';
import { purchasePhone } from '../../apps/server/src/trade/purchases/purchasePhone.ts';
import { recordSale } from '../../apps/server/src/trade/sales/recordSale.ts';

export const PASSWORD = 'a scale of its own';
const BATCH = 250;
const MODELS = [
  'A05',
  'A15',
  'A25',
  'A35',
  'A55',
  'S23',
  'S24',
  'Y03',
  'Y18',
  'Hot 40',
  'Note 30',
  'Spark 20',
];
const MEMORIES = ['4/64', '4/128', '6/128', '8/256'];
const COMPANIES = ['Samsung', 'Infinix', 'Tecno', 'vivo', 'Oppo'];
const DAYS = 700;

/** The same numbers from the same seed (mulberry32). */
export function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A valid IMEI for each number up to ten million. */
export function imeiOf(number) {
  return withCheckDigit(`3569${String(3_800_000_000 + number)}`);
}

/** Number of events per kind for a shop with so many units. Its journal has three entries per unit. */
function eventsOf(units) {
  const lotOf = Math.max(2, Math.min(200, Math.floor(units / 20)));
  const dealOf = Math.max(2, Math.min(40, Math.floor(units / 25)));
  const lots = Math.floor((units * 0.8) / lotOf);
  const slips = units - lots * lotOf;
  const sales = Math.floor(units * 0.3);
  const deals = Math.floor((units * 0.4) / dealOf);
  const rest = units * 3 - lots - slips - sales - deals;
  const payments = Math.floor(rest * 0.15);
  const expenses = Math.floor(rest * 0.15);
  const transfers = rest - payments - expenses;
  return { lotOf, dealOf, left: { lots, slips, sales, deals, payments, expenses, transfers } };
}

/**
 * Fills a shop with that many units, bought singly and in lots, seven in ten of them sold, singly and to
 * dealers, with matching parties, and with payments, expenses and transfers until the journal has three
 * entries per unit.
 */
export async function trade(database, session, { units, parties, seed = 1 }, progress = () => {}) {
  const random = randomFrom(seed);
  const today = new Date(database.clock() - 86_400_000).toISOString().slice(0, 10);
  const { lotOf, dealOf, left } = eventsOf(units);
  const of = units * 3;
  let done = 0;
  let bought = 0;
  let sold = 0;
  let bank;
  const people = [];
  const debts = [];
  const owes = (personId, direction, amount) => {
    if (amount > 0) debts.push({ personId, direction, amount });
  };
  await inBatches(database, session, parties, async (shop, number) => {
    if (number === 0) bank = await openWallet(shop, addDays(today, -DAYS));
    const person = {
      name: `Party ${number}`,
      number: `+92300${String(number).padStart(7, '0')}`,
      reference: 'Market',
    };
    people.push((await createPerson(shop, person))._id);
  });
  const party = () => ({ _id: people[Math.floor(random() * people.length)] });
  const happens = {
    async lots(shop, date) {
      const numbers = Array.from({ length: lotOf }, (_, index) => bought + index);
      const lot = lotOfPhones(party(), numbers, date, random);
      await purchaseLot(shop, lot);
      owes(lot.entityData._id, 'out', lot.creditPaymentData?.payableAmountLater ?? 0);
      bought += lotOf;
    },
    async slips(shop, date) {
      const slip = slipOf(party(), imeiOf(bought), date, random);
      await purchasePhone(shop, slip, {});
      owes(slip.entityData._id, 'out', slip.creditPaymentData?.payableAmountLater ?? 0);
      bought += 1;
    },
    async sales(shop, date) {
      const sale = saleOf(party(), [imeiOf(sold)], date, random);
      await recordSale(shop, sale, {});
      owes(sale.entityData._id, 'in', sale.payableAmountLater ?? 0);
      sold += 1;
    },
    async deals(shop, date) {
      const imeis = Array.from({ length: dealOf }, (_, index) => imeiOf(sold + index));
      const sale = saleOf(party(), imeis, date, random);
      await recordSale(shop, sale, {});
      owes(sale.entityData._id, 'in', sale.payableAmountLater ?? 0);
      sold += dealOf;
    },
    async payments(shop, date) {
      // Pay open bills, so that few parties pay in advance, as in any shop.
      const open = debts.splice(Math.floor(random() * debts.length), 1)[0];
      if (!open) return happens.transfers(shop, date);
      const { personId, direction, amount } = open;
      await payParty(shop, personId, { direction, amount, date, pocketCash: amount, bills: [] });
    },
    async expenses(shop, date) {
      const category = ['Rent', 'Salary', 'Tea and food', 'Transport'][Math.floor(random() * 4)];
      await recordExpense(shop, { date, category, amount: 50_000, pocketCash: 50_000 }, {});
    },
    async transfers(shop, date) {
      await transferMoney(shop, { from: 'cash:pocket', to: `bank:${bank}`, amount: 10_000, date });
    },
  };
  const isPossible = ([kind, count]) =>
    count > 0 && (kind !== 'sales' || bought > sold) && (kind !== 'deals' || bought - sold >= dealOf);
  while (done < of) {
    await database.transaction(session, async (shop) => {
      for (let batch = 0; batch < BATCH && done < of; batch += 1) {
        const kind = chosenBy(random(), Object.entries(left).filter(isPossible));
        await happens[kind](shop, addDays(today, Math.floor((done / of) * DAYS) - DAYS));
        left[kind] -= 1;
        done += 1;
      }
    });
    progress(done, of);
  }
}

async function inBatches(database, session, count, work) {
  for (let start = 0; start < count; start += BATCH)
    await database.transaction(session, async (shop) => {
      for (let index = start; index < Math.min(count, start + BATCH); index += 1) await work(shop, index);
    });
}

/** One of the kinds, each as likely as it has events left. */
function chosenBy(chance, open) {
  let place = chance * open.reduce((sum, [, count]) => sum + count, 0);
  for (const [kind, count] of open) {
    place -= count;
    if (place <= 0) return kind;
  }
  return open.at(-1)[0];
}

async function openWallet(shop, date) {
  const wealth = {
    direction: 'in',
    account: 'cash:pocket',
    amount: 900_000_000_000,
    reason: 'capital',
    date,
  };
  for (let time = 0; time < 3; time += 1) await enterMoney(shop, wealth);
  const id = crypto.randomUUID();
  await shop
    .insertInto('banks')
    .values({ id, bank_name: 'HBL', account_type: 'Current', created_at: shop.now })
    .execute();
  return id;
}

const one = (list, random) => list[Math.floor(random() * list.length)];
const priceOf = (random) => 1_000_000 + Math.floor(random() * 9_000) * 1_000;

/** Part of a price left on credit: half of it, one time in `often`. */
function creditOf(price, often, random) {
  return random() < often ? Math.floor(price / 2) : 0;
}

function lotOfPhones(entityData, numbers, date, random) {
  const priceOfOne = priceOf(random);
  const buyingPrice = priceOfOne * numbers.length;
  const later = creditOf(buyingPrice, 0.5, random);
  return {
    entityData,
    date,
    amountFromPocket: buyingPrice - later,
    purchasePaymentType: later ? 'credit' : 'full-payment',
    ...(later && { creditPaymentData: creditUntil(date, buyingPrice - later, later) }),
    prices: { dealerPrice: 0, buyingPrice, lp: 0, lifting: 0, promo: 0, activation: 0 },
    ramSimDetails: [
      {
        companyName: one(COMPANIES, random),
        modelName: one(MODELS, random),
        ramMemory: one(MEMORIES, random),
        simOption: 'Single SIM',
        priceOfOne,
        quantity: numbers.length,
        imeiNumbers: numbers.map((number) => ({ imei1: imeiOf(number), color: 'Black' })),
      },
    ],
  };
}

function slipOf(entityData, imei1, date, random) {
  const purchasePrice = priceOf(random);
  const later = creditOf(purchasePrice, 0.2, random);
  return {
    entityData,
    date,
    cnic: '3520212345671',
    companyName: one(COMPANIES, random),
    modelName: one(MODELS, random),
    phoneCondition: 'Used',
    warranty: '6 Months',
    specifications: 'PTA',
    ramMemory: one(MEMORIES, random),
    imei1,
    accessories: { box: true, charger: true, handFree: false },
    purchasePrice,
    demandPrice: purchasePrice + 200_000,
    finalPrice: purchasePrice + 100_000,
    purchasePaymentType: later ? 'credit' : 'full-payment',
    ...(later && { creditPaymentData: creditUntil(date, purchasePrice - later, later) }),
    pocketCash: purchasePrice - later,
    isApprovedFromEgadgets: false,
  };
}

function creditUntil(date, payableAmountNow, payableAmountLater) {
  return { payableAmountNow, payableAmountLater, dateOfPayment: addDays(date, 30) };
}

function saleOf(entityData, imeis, saleDate, random) {
  const imeiPrices = imeis.map((imei) => ({ imei, price: priceOf(random) }));
  const finalPrice = imeiPrices.reduce((sum, { price }) => sum + price, 0);
  const later = creditOf(finalPrice, 0.25, random);
  return {
    entityData,
    sellingType: later ? 'Credit' : 'Full Payment',
    saleDate,
    warranty: '12 Months',
    imeiPrices,
    finalPrice,
    accessories: [],
    pocketCash: finalPrice - later,
    ...(later && {
      payableAmountNow: finalPrice - later,
      payableAmountLater: later,
      payableAmountLaterDate: addDays(saleDate, 30),
    }),
  };
}

/** Opens a database of its own in a folder. */
export function openDatabase(folder) {
  return HandsetDatabase.open({ file: `${folder}/handset.db` });
}
