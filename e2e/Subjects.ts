import { withCheckDigit } from '@handset/domain';
import { expect } from 'vitest';
import { PASSWORD, signIn, unique } from './accounts.ts';
import { Books } from './Books.ts';

/** Makes what forms are about, a new one each time, so that no form takes it from another. */
export class Subjects {
  readonly books: Books;
  /** The username of the colleague who came last. */
  newestColleague = '';
  readonly #baseURL: string;
  readonly #bank: string;
  #phones = 0;

  private constructor(baseURL: string, books: Books, bank: string) {
    this.#baseURL = baseURL;
    this.books = books;
    this.#bank = bank;
  }

  /** Gives a shop the money that its subjects cost. */
  static async in(baseURL: string, books: Books): Promise<Subjects> {
    await books.putCapital(5_000_000);
    return new Subjects(baseURL, books, await books.openBank('HBL', 5_000_000));
  }

  /** An IMEI that no phone bears yet. */
  imei(): string {
    this.#phones += 1;
    return withCheckDigit(`356938031${String(this.#phones).padStart(5, '0')}`);
  }

  /** A slip of one phone, paid through the bank. */
  slip(): Promise<string> {
    return this.books.buy(this.imei(), this.#bank);
  }

  /** A phone in stock. */
  phone(): Promise<string> {
    return this.books.buyFromPocket(this.imei());
  }

  /** A sale of one phone for cash, and the phone. */
  async sale(): Promise<{ sale: string; phone: string }> {
    const imei = this.imei();
    const phone = await this.books.buyFromPocket(imei);
    await this.books.sellElsewhere(imei, 50_000);
    const { data } = await this.books.read('/api/sale');
    return { sale: data[0]._id, phone };
  }

  /** The IMEI of a phone that was entered by hand. */
  async enteredPhone(): Promise<string> {
    const imei = this.imei();
    const phone = { name: 'Display piece', companyName: 'Samsung', modelSpecifications: 'A25', imei };
    const prices = { purchasePrice: 25_000, demandPrice: 30_000, finalPrice: 28_000 };
    await this.#done(this.books.post('/api/phone/addPhone', { ...phone, color: 'Grey', ...prices }));
    return imei;
  }

  /** Two phones of a dealer who is not paid yet. */
  lot(): Promise<string> {
    return this.books.buyLot([this.imei(), this.imei()]);
  }

  /** A phone that is out with another shop. */
  async dispatch(): Promise<string> {
    return this.books.sendOut(await this.phone());
  }

  /** A party whom the shop owes money, by a bill of its own. */
  async party(): Promise<string> {
    await this.lot();
    const { data } = await this.books.read('/api/partyLedger/getAllNames');
    return data.find(({ name }: { name: string }) => name === 'Star Distributors')._id;
  }

  /** A sold phone with a claim of its buyer. */
  async claimedPhone(): Promise<string> {
    const { phone } = await this.sale();
    const claim = { phoneId: phone, date: await this.today(), fault: 'No sound' };
    await this.#done(this.books.post('/api/warrantyClaim', claim));
    return phone;
  }

  committee(): Promise<string> {
    return this.books.joinCommittee(unique('Market'));
  }

  accessory(): Promise<string> {
    return this.books.addAccessory(unique('Cable'));
  }

  /** An account without money. */
  bank(): Promise<string> {
    return this.books.openBank(unique('Meezan'), 0);
  }

  /** Somebody who may do what the owner may; tells the username. */
  async colleague(): Promise<string> {
    const username = unique('sana');
    const colleague = { name: 'Sana Iqbal', username, password: PASSWORD, role: 'admin' };
    await this.#done(this.books.post('/api/shop/mine/staff', colleague));
    this.newestColleague = username;
    return username;
  }

  /** A count of the till that an employee left to the owner. */
  async waitingCount(): Promise<void> {
    const { token } = await signIn(this.#baseURL, await this.books.hire());
    const employee = new Books(this.#baseURL, token);
    const { pocket = 0 } = await this.books.wallet();
    const count = { date: await this.today(), countedCash: pocket - 700, reason: 'Short change' };
    expect((await employee.post('/api/ledger/day/close', count)).status).toBeLessThan(300);
  }

  /** The number of an entry of the journal that can be undone. */
  async entry(): Promise<number> {
    await this.books.putCapital(1_000);
    const { data } = await this.books.read('/api/ledger/records');
    return data[0].entry;
  }

  /** A question to support. */
  async ticket(): Promise<string> {
    const answer = await this.books.post('/api/support', {
      topic: unique('The printer'),
      message: 'It cuts too late.',
      appVersion: '1.0.0',
    });
    return (await answer.json()).data._id;
  }

  /** The shop's day. */
  async today(): Promise<string> {
    return (await this.books.read('/api/shop/mine')).data.today;
  }

  async #done(request: Promise<Response>): Promise<void> {
    const answer = await request;
    expect(answer.ok, await answer.clone().text()).toBe(true);
  }
}
