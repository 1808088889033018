// Lets a shop trade through the server's own services, many events in one transaction, so that its books are as true as
// any shop's; only the waiting for the disk after each of them is spared.
import { addDays, withCheckDigit } from '@handset/domain';
import { HandsetDatabase } from '../../apps/server/src/database/HandsetDatabase.ts';
import { recordExpense } from '../../apps/server/src/expenses/expenses.ts';
import { payParty } from '../../apps/server/src/parties/payments.ts';
import { purchasePhone } from '../../apps/server/src/purchases/purchasePhone.ts';
import { recordSale } from '../../apps/server/src/sales/recordSale.ts';
import { enterMoney, transferMoney } from '../../apps/server/src/wallet/wallet.ts';

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

/**
 * Fills a shop: so many units bought, seven in ten of them sold, parties to match, and payments, expenses and transfers
 * until the journal holds three entries for each unit.
 */
export async function trade(
  database,
  session,
  { units, parties, seed = 1, firstImei = 0 },
  progress = () => {},
) {
  const random = randomFrom(seed);
  const today = new Date(database.clock() - 86_400_000).toISOString().slice(0, 10);
  const dayOf = (index, of) => addDays(today, Math.floor((index / of) * DAYS) - DAYS);
  const person = () => {
    const number = Math.floor(random() * parties);
    return { name: `Party ${number}`, number: `+92300${String(number).padStart(7, '0')}`, reference: '' };
  };
  const sold = Math.floor(units * 0.7);
  const entries = units * 3;
  const events = shuffledEvents(units, sold, entries, random);
  let bought = 0;
  let nextSold = 0;
  let done = 0;
  let bank;
  for (let start = 0; start < events.length; start += BATCH) {
    await database.transaction(session, async (shop) => {
      if (start === 0) bank = await openWallet(shop, addDays(today, -DAYS));
      const people = new Map(
        (await shop.selectFrom('persons').select(['id', 'name']).execute()).map((row) => [row.name, row.id]),
      );
      const entityOf = () => {
        const wanted = person();
        const _id = people.get(wanted.name);
        return _id ? { _id } : wanted;
      };
      for (const event of events.slice(start, start + BATCH)) {
        const date = dayOf(done, events.length);
        done += 1;
        const price = 1_000_000 + Math.floor(random() * 9_000) * 1_000;
        if (event === 'buy') {
          const later = random() < 0.2 ? Math.floor(price / 2) : 0;
          await purchasePhone(
            shop,
            slipOf(entityOf(), imeiOf(firstImei + bought), date, price, later, random),
            {},
          );
          bought += 1;
        } else if (event === 'sell') {
          await recordSale(shop, saleOf(entityOf(), imeiOf(firstImei + nextSold), date, price, random), {});
          nextSold += 1;
        } else if (event === 'pay' && people.size > 0) {
          const ids = [...people.values()];
          const direction = random() < 0.6 ? 'in' : 'out';
          const id = ids[Math.floor(random() * ids.length)];
          await payParty(shop, id, { direction, amount: 100_000, date, pocketCash: 100_000 });
        } else if (event === 'spend') {
          const category = ['Rent', 'Salary', 'Tea and food', 'Transport'][Math.floor(random() * 4)];
          await recordExpense(shop, { date, category, amount: 50_000, pocketCash: 50_000 }, {});
        } else {
          await transferMoney(shop, { from: 'cash:pocket', to: `bank:${bank}`, amount: 10_000, date });
        }
      }
    });
    progress(done, events.length);
  }
  return { bought, sold: nextSold };
}

/** Buys first, sells only what was bought before, the rest between. */
function shuffledEvents(units, sold, entries, random) {
  const left = { buy: units, sell: sold };
  const others = entries - units - sold;
  left.pay = Math.floor(others * 0.5);
  left.spend = Math.floor(others * 0.3);
  left.transfer = others - left.pay - left.spend;
  const events = [];
  let stock = 0;
  while (events.length < entries) {
    const open = Object.entries(left).filter(([kind, count]) => count > 0 && (kind !== 'sell' || stock > 0));
    const kind = chosenBy(random(), open);
    left[kind] -= 1;
    stock += kind === 'buy' ? 1 : kind === 'sell' ? -1 : 0;
    events.push(kind);
  }
  return events;
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

function slipOf(entityData, imei1, date, price, later, random) {
  return {
    entityData,
    date,
    cnic: '3520212345671',
    companyName: COMPANIES[Math.floor(random() * COMPANIES.length)],
    modelName: MODELS[Math.floor(random() * MODELS.length)],
    phoneCondition: random() < 0.4 ? 'Used' : 'New',
    warranty: '6 Months',
    specifications: 'PTA',
    ramMemory: ['4/64', '4/128', '6/128', '8/256'][Math.floor(random() * 4)],
    imei1,
    accessories: { box: true, charger: true, handFree: false },
    purchasePrice: price,
    demandPrice: price + 200_000,
    finalPrice: price + 100_000,
    purchasePaymentType: later ? 'credit' : 'full-payment',
    ...(later && {
      creditPaymentData: {
        payableAmountNow: price - later,
        payableAmountLater: later,
        dateOfPayment: addDays(date, 30),
      },
    }),
    pocketCash: price - later,
    isApprovedFromEgadgets: false,
  };
}

export function saleOf(entityData, imei, saleDate, price, random) {
  const later = random() < 0.25 ? Math.floor(price / 2) : 0;
  return {
    entityData,
    sellingType: later ? 'Credit' : 'Full Payment',
    saleDate,
    warranty: '12 Months',
    imeiPrices: [{ imei, price }],
    finalPrice: price,
    accessories: [],
    pocketCash: price - later,
    ...(later && {
      payableAmountNow: price - later,
      payableAmountLater: later,
      payableAmountLaterDate: addDays(saleDate, 30),
    }),
  };
}

/** Opens a database of its own in a folder. */
export function openDatabase(folder) {
  return HandsetDatabase.open({ file: `${folder}/handset.db` });
}
