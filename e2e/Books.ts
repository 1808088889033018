import { addDays } from '@handset/domain';
import { expect } from 'vitest';
import { PASSWORD, unique } from './accounts.ts';

/** The customer of the other till. */
const otherTill = { name: 'Other till', number: '03009998877' };

/** The shop as the API tells it to whoever has the token; money in rupees. */
export class Books {
  readonly #baseURL: string;
  readonly #authorization: string;

  constructor(baseURL: string, token: string) {
    this.#baseURL = baseURL;
    this.#authorization = `Bearer ${token}`;
  }

  async wallet(): Promise<Record<string, number>> {
    const { data } = await this.read('/api/wallet');
    const banks = data.banks.map((bank: { bankName: string; balance: number }) => [
      bank.bankName,
      bank.balance,
    ]);
    return { pocket: data.pocketCash.balance, ...Object.fromEntries(banks) };
  }

  /** Debt of each party. */
  async parties(): Promise<Record<string, number>> {
    const { data } = await this.read('/api/partyLedger/getAllNames');
    return Object.fromEntries(
      data.map((party: { name: string; balance: number }) => [party.name, party.balance]),
    );
  }

  /** The IMEIs that may be sold. */
  async imeis(): Promise<string[]> {
    const { data } = await this.read('/api/Purchase/all-imeis');
    return data.imeis.map((unit: { imei1: string }) => unit.imei1).sort();
  }

  /** Number of sales. */
  async sales(): Promise<number> {
    return (await this.read('/api/sale')).total;
  }

  /** Names of the parked sales. */
  async parkedSales(): Promise<string[]> {
    const { data } = await this.read('/api/parked-sale');
    return data.map(({ name }: { name: string }) => name);
  }

  /** The balance sheet, which balances. */
  async balance() {
    const { data } = await this.read('/api/ledger/balance-sheet');
    expect(data.difference).toBe(0);
    expect(data.totalAssets).toBe(data.totalLiabilities + data.totalEquity);
    return data;
  }

  /** Sells a phone for cash at another till. */
  sellElsewhere(imei: string, price: number): Promise<void> {
    return this.#sell(imei, price, () => ({ sellingType: 'Full Payment', pocketCash: price }));
  }

  /** Sells a phone at another till, all of it on credit until the day of the sale: today, or as many days ago. */
  sellOnCredit(imei: string, price: number, { entityData = otherTill, daysAgo = 0 } = {}): Promise<void> {
    return this.#sell(imei, price, (today) => ({
      entityData,
      saleDate: addDays(today, -daysAgo),
      sellingType: 'Credit',
      payableAmountNow: 0,
      payableAmountLater: price,
      payableAmountLaterDate: addDays(today, -daysAgo),
    }));
  }

  async #sell(imei: string, price: number, termsOf: (today: string) => object): Promise<void> {
    const { data: shop } = await this.read('/api/shop/mine');
    const answer = await this.post('/api/sale', {
      entityData: otherTill,
      saleDate: shop.today,
      imeiPrices: [{ imei, price }],
      finalPrice: price,
      ...termsOf(shop.today),
    });
    expect(answer.status).toBe(201);
  }

  /** Number of companies with a name. */
  async companies(name: string): Promise<number> {
    const { companies } = await this.read('/api/company/all-companies');
    return companies.filter((company: { name: string }) => company.name === name).length;
  }

  /** Adds a model to a company of the catalogue. */
  async addModel(companyName: string, name: string): Promise<void> {
    const { companies } = await this.read('/api/company/all-companies');
    const company = companies.find((each: { name: string }) => each.name === companyName);
    await this.#create('/api/company/create-model', { name, companyId: company._id });
  }

  /** Number of purchases. */
  async purchases(): Promise<number> {
    return (await this.read('/api/Purchase')).total;
  }

  /** Puts the owner's money into the till, today or on an earlier day. */
  async putCapital(amount: number, date?: string): Promise<void> {
    const entry = { direction: 'in', account: 'cash:pocket', amount, reason: 'capital', date };
    expect((await this.post('/api/wallet/entry', entry)).status).toBe(201);
  }

  /** Reads an answer that succeeds. */
  async read(path: string) {
    const answer = await this.get(path);
    expect(answer.status).toBe(200);
    return answer.json();
  }

  /** The API's answer to the signed-in user. */
  get(path: string): Promise<Response> {
    return fetch(this.#baseURL + path, { headers: { authorization: this.#authorization } });
  }

  /** Sends JSON or a form as the signed-in user. */
  post(path: string, body: object): Promise<Response> {
    return this.#send('POST', path, body);
  }

  /** Changes a record as the signed-in user. */
  patch(path: string, body: object): Promise<Response> {
    return this.#send('PATCH', path, body);
  }

  /** Stores a whole record as the signed-in user. */
  put(path: string, body: object): Promise<Response> {
    return this.#send('PUT', path, body);
  }

  /** A slip that passes, but for its payment of 45,000. */
  async slip(imei: string) {
    const { data: shop } = await this.read('/api/shop/mine');
    return {
      entityData: { name: 'Ali Traders', number: 3001112233, reference: 'Hall Road' },
      date: shop.today as string,
      cnic: '35202-1234567-1',
      companyName: 'Samsung',
      modelName: 'A15',
      phoneCondition: 'New',
      ramMemory: '4/128',
      imei1: imei,
      purchasePrice: 45_000,
      demandPrice: 52_000,
      finalPrice: 50_000,
      purchasePaymentType: 'full-payment',
    };
  }

  /** Opens a bank account and tells its id. */
  openBank(bankName: string, openingBalance: number): Promise<string> {
    return this.#create('/api/banks', { bankName, accountType: 'Current', openingBalance });
  }

  /** Buys a phone for 45,000 through the bank and tells the purchase's id. */
  async buy(imei: string, bankAccountUsed: string): Promise<string> {
    const payment = { bankAccountUsed, accountCash: 45_000 };
    return this.#create('/api/Purchase/purchase-phone', { ...(await this.slip(imei)), ...payment });
  }

  /** Buys a phone for 45,000 from the till and tells the phone's id. */
  async buyFromPocket(imei: string): Promise<string> {
    await this.#create('/api/Purchase/purchase-phone', { ...(await this.slip(imei)), pocketCash: 45_000 });
    return this.phone(imei);
  }

  /** Buys a phone for 45,000 of a supplier, all of it on credit until today. */
  async buyOnCredit(imei: string, entityData: { name: string; number: string }): Promise<void> {
    const slip = await this.slip(imei);
    await this.#create('/api/Purchase/purchase-phone', {
      ...slip,
      entityData,
      purchasePaymentType: 'credit',
      creditPaymentData: { payableAmountNow: 0, payableAmountLater: 45_000, dateOfPayment: slip.date },
    });
  }

  /** Buys phones for 40,000 each on credit, as one lot, and tells its id. */
  async buyLot(imeis: readonly string[]): Promise<string> {
    const { data: shop } = await this.read('/api/shop/mine');
    const total = imeis.length * 40_000;
    return this.#create('/api/Purchase/bulk-phone-purchase', {
      partyName: 'Star Distributors',
      entityData: { name: 'Star Distributors', number: 3451112233 },
      date: shop.today,
      purchasePaymentType: 'credit',
      purchasePaymentStatus: 'pending',
      creditPaymentData: { payableAmountNow: 0, payableAmountLater: total, dateOfPayment: shop.today },
      prices: { dealerPrice: total, buyingPrice: total, lp: 0, lifting: 0, promo: 1000, activation: 0 },
      ramSimDetails: [
        {
          companyName: 'Samsung',
          modelName: 'A25',
          ramMemory: '6/128',
          simOption: 'Single SIM',
          priceOfOne: 40_000,
          quantity: imeis.length,
          imeiNumbers: imeis.map((imei1) => ({ imei1, color: 'Black' })),
        },
      ],
    });
  }

  /** Takes money of a party into the till, and tells the payment's id. */
  async receive(party: string, amount: number): Promise<string> {
    const { data: shop } = await this.read('/api/shop/mine');
    const payment = { direction: 'in', amount, date: shop.today, pocketCash: amount };
    return this.#create(`/api/partyLedger/${party}/payment`, payment);
  }

  /** Gives a phone out to another shop, and tells the dispatch's id. */
  async sendOut(phone: string): Promise<string> {
    const { data: shop } = await this.read('/api/shop/mine');
    return this.#create('/api/dispatch', {
      entityData: { name: 'Rana Mobiles', number: 3214445566 },
      date: shop.today,
      units: [{ _id: phone, price: 50_000 }],
    });
  }

  /** The id of the phone that bears an IMEI. */
  async phone(imei: string): Promise<string> {
    return (await this.read(`/api/phone/imei/${imei}`)).data._id;
  }

  /** Buys a phone for 45,000 of the owner's money on an earlier day, and tells the purchase's id. */
  async buyEarlier(imei: string, daysAgo: number): Promise<string> {
    const slip = await this.slip(imei);
    const date = addDays(slip.date, -daysAgo);
    await this.putCapital(45_000, date);
    return this.#create('/api/Purchase/purchase-phone', { ...slip, pocketCash: 45_000, date });
  }

  /** Takes on an employee and tells their username. */
  async hire(): Promise<string> {
    const username = unique('sana');
    const employee = { name: 'Sana Iqbal', username, password: PASSWORD, role: 'employee' };
    expect((await this.post('/api/shop/mine/staff', employee)).status).toBe(201);
    return username;
  }

  /** Buys a phone and sells it; tells the ids of all that this made. */
  async tradeOnce(imei: string): Promise<Record<'bank' | 'party' | 'purchase' | 'sale', string>> {
    const bank = await this.openBank('HBL', 100_000);
    const purchase = await this.buy(imei, bank);
    await this.sellElsewhere(imei, 50_000);
    const { data: parties } = await this.read('/api/partyLedger/getAllNames');
    const { data: sales } = await this.read('/api/sale');
    return { bank, party: parties[0]._id, purchase, sale: sales[0]._id };
  }

  /** Joins a committee of five shares of 2,000 and tells its id. */
  async joinCommittee(name: string): Promise<string> {
    const { data: shop } = await this.read('/api/shop/mine');
    return this.#create('/api/committee', {
      name,
      organiser: 'Haji Sahib',
      amount: 2_000,
      members: 5,
      shares: 1,
      startDate: shop.today,
      frequency: 'monthly',
      draw: 'turn',
      turns: [2],
    });
  }

  /** Adds a kind of accessory, none in stock, and tells its id. */
  addAccessory(accessoryName: string): Promise<string> {
    return this.#create('/api/accessory/', { accessoryName, salePrice: 500 });
  }

  /** Buys as many of a kind of accessory for 100 each from the till. */
  async stockAccessory(name: string, quantity: number): Promise<void> {
    const id = await this.addAccessory(name);
    const { data: shop } = await this.read('/api/shop/mine');
    const purchase = { quantity, unitCost: 100, date: shop.today, pocketCash: quantity * 100 };
    await this.#create(`/api/accessory/${id}/purchase`, purchase);
  }

  async #create(path: string, body: object): Promise<string> {
    const answer = await this.post(path, body);
    expect(answer.status).toBe(201);
    return (await answer.json()).data._id;
  }

  #send(method: 'POST' | 'PATCH' | 'PUT', path: string, body: object): Promise<Response> {
    const isForm = body instanceof FormData;
    return fetch(this.#baseURL + path, {
      method,
      headers: {
        authorization: this.#authorization,
        ...(isForm ? {} : { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
  }
}
