import { addDays, type Day, type PurchaseDetail, type SaleDetail, withCheckDigit } from '@handset/domain';
import {
  ACCESSORIES,
  BANKS,
  CUSTOMERS,
  type DemoModel,
  MODELS,
  POCKET_CASH,
  SELLERS,
  SUPPLIERS,
} from './demoData.ts';

/** The API as a signed-in client of the shop calls it: the `data` of the answer. */
export interface ShopCalls {
  get<Answer>(url: string): Promise<Answer>;
  post<Answer>(url: string, body: object): Promise<Answer>;
}

const WEEKS = 6;
const LAST_DAY = WEEKS * 7;
/** Phones bought on each day: the stock is filled in the first week, then follows the trade. */
const BOUGHT = [5, 5, 4, 4, 3, 3, 2, 0, 1, 1, 1, 0, 1, 2, 1, 0, 1, 1, 1, 1, 0, 1, 1, 1, 2, 0, 1, 1, 1, 1];
const SOLD = [0, 0, 1, 1, 0, 1, 2, 1, 0, 1, 1, 1, 2, 1, 0, 1, 1, 1, 0, 1, 1, 2, 0, 1, 1, 1, 1, 0, 1];

/** Money is in rupees here, as in every request. */
interface PhoneInHand {
  imei: string;
  model: DemoModel;
  condition: 'New' | 'Used';
  cost: number;
}

interface Split {
  pocketCash?: number;
  accountCash?: number;
  bankAccountUsed?: string;
}

/**
 * Runs a shop for six weeks through its own API, day by day up to today: fills the wallets and the stock,
 * buys, sells, takes phones in exchange, gives and takes credit, and settles some of it. The result is always
 * the same except for the dates.
 */
export async function tradeSixWeeks(calls: ShopCalls, today: Day): Promise<void> {
  const shop = new DemoTrade(calls, addDays(today, -LAST_DAY));
  await shop.open();
  for (let day = 0; day <= LAST_DAY; day += 1) await shop.trade(day, addDays(today, day - LAST_DAY));
}

class DemoTrade {
  readonly #calls: ShopCalls;
  readonly #firstDay: Day;
  readonly #random = randomFrom(20_261);
  readonly #inHand: PhoneInHand[] = [];
  /** Rupees in the till (`pocket`) and, by id, in each bank. */
  readonly #money = new Map<string, number>();
  /** Open balance per party id. Negative is owed by us. */
  readonly #open = new Map<string, number>();
  #accessories: { _id: string; left: number; price: number }[] = [];
  #serial = 100_000;
  #sales = 0;

  constructor(calls: ShopCalls, firstDay: Day) {
    this.#calls = calls;
    this.#firstDay = firstDay;
  }

  async open(): Promise<void> {
    const date = this.#firstDay;
    await this.#calls.post('/api/wallet/entry', {
      direction: 'in',
      account: 'cash:pocket',
      amount: POCKET_CASH,
      reason: 'opening',
      note: 'Counted when the books were opened',
      date,
    });
    this.#move('pocket', POCKET_CASH);
    for (const bank of BANKS) {
      const { _id } = await this.#calls.post<{ _id: string }>('/api/banks', { ...bank, date });
      this.#move(_id, bank.openingBalance);
    }
    const { companies } = await this.#calls.get<{ companies: { _id: string; name: string }[] }>(
      '/api/company/all-companies',
    );
    for (const { company, model } of MODELS) {
      const companyId = companies.find(({ name }) => name === company)?._id;
      await this.#calls.post('/api/company/create-model', { name: model, companyId });
    }
    for (const { unitCost, quantity, ...accessory } of ACCESSORIES) {
      const { _id } = await this.#calls.post<{ _id: string }>('/api/accessory/', accessory);
      const split = this.#payment(unitCost * quantity, 'out');
      await this.#calls.post(`/api/accessory/${_id}/purchase`, {
        quantity,
        unitCost,
        date,
        ...split,
      });
      this.#accessories.push({ _id, left: quantity, price: accessory.salePrice });
    }
  }

  async trade(day: number, date: Day): Promise<void> {
    // The last day is a busy one, so that today's pages have something to show.
    const bought = day === LAST_DAY ? 2 : (BOUGHT[day] ?? 1);
    const sold = day === LAST_DAY ? 3 : (SOLD[day] ?? 1);
    for (let count = 0; count < bought; count += 1) await this.#buy(date);
    for (let count = 0; count < sold; count += 1) await this.#sell(date);
    if (day % 4 === 3) await this.#settle(date);
    if (day % 7 === 6) await this.#bankTheTill(date);
    if (day === 30) await this.#draw(date, 60_000);
  }

  async #buy(date: Day): Promise<void> {
    const isUsed = this.#random() < 0.4;
    const model = this.#one(MODELS);
    const seller = isUsed ? this.#one(SELLERS) : this.#one(SUPPLIERS);
    const price = rounded(model.cost * (isUsed ? 0.55 + this.#random() * 0.2 : 0.97 + this.#random() * 0.05));
    const isCredit = !isUsed && this.#random() < 0.3;
    const now = isCredit ? rounded(price * (0.2 + this.#random() * 0.4)) : price;
    const imei = this.#imei(model);
    const purchase = await this.#calls.post<PurchaseDetail>('/api/Purchase/purchase-phone', {
      entityData: seller,
      date,
      cnic: this.#cnic(seller.number),
      companyName: model.company,
      modelName: model.model,
      ramMemory: model.ramMemory,
      color: this.#one(model.colors),
      phoneCondition: isUsed ? 'Used' : 'New',
      ...(isUsed
        ? {
            warranty: this.#one(['No Warranty', '2 Months', '4 Months']),
            batteryHealth: 78 + Math.floor(this.#random() * 20),
          }
        : {}),
      specifications: this.#random() < 0.85 ? 'PTA' : 'Non-PTA FU',
      imei1: imei,
      ...(this.#random() < 0.6 ? { imei2: this.#imei(model) } : {}),
      accessories: { box: !isUsed || this.#random() < 0.5, charger: !isUsed, handFree: false },
      purchasePrice: price,
      demandPrice: rounded(price * 1.15),
      finalPrice: rounded(price * 1.1),
      purchasePaymentType: isCredit ? 'credit' : 'full-payment',
      ...(isCredit
        ? {
            creditPaymentData: {
              payableAmountNow: now,
              payableAmountLater: price - now,
              dateOfPayment: addDays(date, 10 + Math.floor(this.#random() * 20)),
            },
          }
        : {}),
      ...this.#payment(now, 'out'),
    });
    this.#owe(purchase.person._id, now - price);
    this.#inHand.push({ imei, model, condition: isUsed ? 'Used' : 'New', cost: price });
  }

  async #sell(date: Day): Promise<void> {
    this.#sales += 1;
    const phones = this.#sales % 13 === 0 ? [this.#take(), this.#take()] : [this.#take()];
    const imeiPrices = phones.map(({ imei, cost }) => ({
      imei,
      price: rounded(cost * (1.05 + this.#random() * 0.08)),
    }));
    const finalPrice = imeiPrices.reduce((sum, { price }) => sum + price, 0);
    const accessories = this.#accessoriesOfASale();
    const due = finalPrice + accessories.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
    const sale = {
      entityData: this.#one(CUSTOMERS),
      saleDate: date,
      warranty: phones.some(({ condition }) => condition === 'Used') ? '3 Months' : '12 Months',
      imeiPrices,
      finalPrice,
      accessories,
    };
    if (this.#sales % 4 === 1) await this.#sellForAPhone(sale, due);
    else if (this.#sales % 4 === 3) await this.#sellOnCredit(sale, due);
    else await this.#recordSale({ ...sale, sellingType: 'Full Payment', ...this.#payment(due, 'in') });
  }

  async #sellOnCredit(sale: { saleDate: Day }, due: number): Promise<void> {
    const now = rounded(due * (0.3 + this.#random() * 0.4));
    const { person } = await this.#recordSale({
      ...sale,
      sellingType: 'Credit',
      payableAmountNow: now,
      payableAmountLater: due - now,
      payableAmountLaterDate: addDays(sale.saleDate, 7 + Math.floor(this.#random() * 24)),
      ...this.#payment(now, 'in'),
    });
    this.#owe(person._id, due - now);
  }

  async #sellForAPhone(sale: object, due: number): Promise<void> {
    // Mostly a cheaper phone comes in; now and then a dearer one, and the shop pays the difference.
    const isDearer = this.#sales % 12 === 9;
    const value = rounded(due * (isDearer ? 1.15 : 0.3 + this.#random() * 0.4));
    const model = this.#modelWorth(value);
    const imei = this.#imei(model);
    await this.#recordSale({
      ...sale,
      sellingType: 'Exchange',
      exchangePhoneDetail: {
        companyName: model.company,
        modelName: model.model,
        ramMemory: model.ramMemory,
        color: this.#one(model.colors),
        imei1: imei,
        batteryHealth: 75 + Math.floor(this.#random() * 20),
        specifications: 'PTA',
        purchasePrice: value,
        demandPrice: rounded(value * 1.12),
      },
      ...this.#payment(Math.abs(due - value), value > due ? 'out' : 'in'),
    });
    this.#inHand.push({ imei, model, condition: 'Used', cost: value });
  }

  #recordSale(sale: object): Promise<SaleDetail> {
    return this.#calls.post<SaleDetail>('/api/sale', sale);
  }

  /** Settles the oldest open credit: collects a debt to the shop, or pays part of a debt of the shop. */
  async #settle(date: Day): Promise<void> {
    const [party] = this.#open;
    if (!party) return;
    const [personId, balance] = party;
    const amount = rounded(Math.abs(balance) * 0.6) || Math.abs(balance);
    const direction = balance > 0 ? 'in' : 'out';
    await this.#calls.post(`/api/partyLedger/${personId}/payment`, {
      direction,
      amount,
      date,
      note: direction === 'in' ? 'Instalment received' : 'Paid on account',
      ...this.#payment(amount, direction),
    });
    this.#open.delete(personId);
    this.#owe(personId, balance - Math.sign(balance) * amount);
  }

  async #bankTheTill(date: Day): Promise<void> {
    const surplus = rounded((this.#money.get('pocket') ?? 0) - POCKET_CASH / 2);
    const bank = this.#richestBank();
    if (surplus <= 0) return;
    await this.#calls.post('/api/wallet/transfer', {
      from: 'cash:pocket',
      to: `bank:${bank}`,
      amount: surplus,
      note: 'Deposit',
      date,
    });
    this.#move('pocket', -surplus);
    this.#move(bank, surplus);
  }

  async #draw(date: Day, amount: number): Promise<void> {
    const bank = this.#richestBank();
    await this.#calls.post('/api/wallet/entry', {
      direction: 'out',
      account: `bank:${bank}`,
      amount,
      reason: 'drawing',
      note: "Owner's household",
      date,
    });
    this.#move(bank, -amount);
  }

  /** Divides a payment over the wallets: cash where it suits, a bank for larger sums, both when neither has enough. */
  #payment(amount: number, direction: 'in' | 'out'): Split {
    const sign = direction === 'in' ? 1 : -1;
    const pocket = this.#money.get('pocket') ?? 0;
    const bank = this.#random() < 0.3 ? this.#one([...this.#banks()]) : this.#richestBank();
    const inCash =
      direction === 'in'
        ? this.#one([amount, amount, 0, rounded(amount / 2)])
        : amount <= pocket / 4
          ? amount
          : 0;
    const byBank = amount - inCash;
    const account = direction === 'out' && (this.#money.get(bank) ?? 0) < byBank ? this.#richestBank() : bank;
    if (inCash > 0) this.#move('pocket', sign * inCash);
    if (byBank > 0) this.#move(account, sign * byBank);
    return {
      pocketCash: inCash,
      accountCash: byBank,
      ...(byBank > 0 ? { bankAccountUsed: account } : {}),
    };
  }

  #accessoriesOfASale(): { name: string; quantity: number; price: number }[] {
    if (this.#random() < 0.4) return [];
    const accessory = this.#one(this.#accessories.filter(({ left }) => left > 0));
    accessory.left -= 1;
    return [{ name: accessory._id, quantity: 1, price: accessory.price }];
  }

  #take(): PhoneInHand {
    const [phone] = this.#inHand.splice(Math.floor(this.#random() * this.#inHand.length), 1);
    if (!phone) throw new Error('The demo shop has nothing left to sell');
    return phone;
  }

  /** The model whose used price comes nearest. */
  #modelWorth(value: number): DemoModel {
    return MODELS.reduce((best, next) =>
      Math.abs(next.cost * 0.65 - value) < Math.abs(best.cost * 0.65 - value) ? next : best,
    );
  }

  #imei({ tac }: DemoModel): string {
    this.#serial += 137;
    return withCheckDigit(`${tac}${this.#serial}`);
  }

  /** The same person shows the same card each time. */
  #cnic(number: string): string {
    return `35202${number.slice(-7)}${Number(number.at(-2)) % 2 === 0 ? 2 : 1}`;
  }

  #owe(personId: string, change: number) {
    if (change === 0) return;
    const balance = (this.#open.get(personId) ?? 0) + change;
    if (balance === 0) this.#open.delete(personId);
    else this.#open.set(personId, balance);
  }

  #move(account: string, change: number) {
    this.#money.set(account, (this.#money.get(account) ?? 0) + change);
  }

  #banks(): string[] {
    return [...this.#money.keys()].filter((account) => account !== 'pocket');
  }

  #richestBank(): string {
    return this.#banks().reduce((best, next) =>
      (this.#money.get(next) ?? 0) > (this.#money.get(best) ?? 0) ? next : best,
    );
  }

  #one<Choice>(choices: readonly Choice[]): Choice {
    const choice = choices[Math.floor(this.#random() * choices.length)];
    if (choice === undefined) throw new Error('There is nothing to choose from');
    return choice;
  }
}

/** Prices of the market end in hundreds. */
function rounded(rupees: number): number {
  return Math.round(rupees / 100) * 100;
}

/** The same numbers from the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
