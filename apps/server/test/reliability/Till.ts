import { dayAt } from '@handset/domain';
import { newImei } from '../testing/shopWork.ts';

/** Something that a till sends once, and again with the same key until it has an answer. */
export interface Submission {
  key: string;
  url: string;
  body: unknown;
}

/** The answer to a submission. */
export interface Answer {
  status: number;
  isReplay: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of a body by asserting on it.
  body: any;
}

/** Sender and target of requests. */
export interface Counter {
  url: string;
  token: string;
}

/** Sends a submission. @throws Error when there is no answer in time: nobody knows what became of it. */
export async function submit(
  { url, token }: Counter,
  submission: Submission,
  timeout = 20_000,
): Promise<Answer> {
  const answer = await fetch(`${url}${submission.url}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': submission.key,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(submission.body),
    signal: AbortSignal.timeout(timeout),
  });
  return {
    status: answer.status,
    isReplay: answer.headers.get('idempotency-replayed') === 'true',
    body: await answer.json(),
  };
}

/** Submits what must succeed. */
export async function created(counter: Counter, submission: Submission): Promise<Answer> {
  const answer = await submit(counter, submission);
  if (answer.status !== 201)
    throw new Error(`${submission.url} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
}

let serial = 0;

/** A submission with a key of its own. */
export function submission(url: string, body: unknown): Submission {
  serial += 1;
  return { key: `till-${process.pid}-${serial}`, url, body };
}

/** Context shared by the tills of a shop. */
export interface Shop {
  token: string;
  username: string;
  shopId: string;
  bank: string;
  accessory: string;
  supplier: string;
  customer: string;
}

const PASSWORD = 'a long enough secret';

/** Number of journal entries that `openShop` writes. */
export const OPENING_ENTRIES = 2;

/** Opens a shop with money, a bank, an accessory and parties. */
export async function openShop(url: string): Promise<Shop> {
  const { body: owner } = await created(
    { url, token: '' },
    submission('/api/auth/sign-up', {
      shopName: 'Karachi Mobiles',
      ownerName: 'Bilal Ahmed',
      number: '03001234567',
      username: `owner-${process.pid}-${serial}`,
      password: PASSWORD,
    }),
  );
  const counter = { url, token: owner.token };
  const make = async (path: string, body: unknown) =>
    (await created(counter, submission(path, body))).body.data;
  await make('/api/wallet/entry', {
    direction: 'in',
    account: 'cash:pocket',
    amount: 50_000_000,
    reason: 'capital',
  });
  const bank = await make('/api/banks', {
    bankName: 'HBL',
    accountType: 'Current',
    openingBalance: 10_000_000,
  });
  const accessory = await make('/api/accessory/', { accessoryName: 'Cover' });
  const supplier = await make('/api/person/create', {
    name: 'Ali Traders',
    number: '03001112233',
    reference: 'Hall Road',
  });
  const customer = await make('/api/person/create', {
    name: 'Sana',
    number: '03217654321',
    reference: 'Saddar',
  });
  return {
    token: owner.token,
    username: owner.user.username,
    shopId: owner.user.shopId,
    bank: bank._id,
    accessory: accessory._id,
    supplier: supplier._id,
    customer: customer._id,
  };
}

/** Signs the owner in again: a restored shop has no sessions. Returns the token. */
export async function signInAgain(url: string, { username }: Shop): Promise<string> {
  const credentials = { username, password: PASSWORD };
  const { status, body } = await submit({ url, token: '' }, submission('/api/auth/sign-in', credentials));
  if (status !== 200) throw new Error(`Signing in answered ${status}: ${JSON.stringify(body)}`);
  return body.token;
}

/** Number of kinds of work a till cycles through. */
const KINDS = 8;

/** A till at its work: what it sends next, one entry of the journal each. It sells only what it bought itself. */
export class Till {
  readonly #shop: Shop;
  readonly #stock: string[] = [];
  readonly #sales: string[] = [];
  #turn = Math.floor(Math.random() * KINDS);

  constructor(shop: Shop) {
    this.#shop = shop;
  }

  next(): Submission {
    this.#turn += 1;
    const kind = this.#turn % KINDS;
    const imei = kind === 2 ? this.#stock.pop() : undefined;
    if (imei) return this.#sale(imei);
    const sale = kind === 7 ? this.#sales.pop() : undefined;
    if (sale) return this.#saleReturn(sale);
    switch (kind) {
      case 0:
      case 1:
        return this.#purchase(kind === 0);
      case 3:
        return this.#accessories();
      case 4:
        return submission('/api/wallet/transfer', {
          from: 'cash:pocket',
          to: `bank:${this.#shop.bank}`,
          amount: 5,
        });
      case 5:
        return submission(`/api/partyLedger/${this.#shop.supplier}/payment`, {
          direction: 'out',
          amount: 10.5,
          pocketCash: 10.5,
          date: today(),
          note: 'part of it',
        });
      case 6:
        return submission('/api/expense', {
          date: today(),
          category: 'Tea and food',
          amount: 3.25,
          pocketCash: 3.25,
        });
      default:
        return submission('/api/wallet/entry', {
          direction: 'out',
          account: 'cash:pocket',
          amount: 20,
          reason: 'drawing',
        });
    }
  }

  /** Takes a phone that is known to be bought into what may be sold, and a sale into what may come back. */
  acknowledged({ url, body }: Submission, answer: Answer): void {
    const { imei1 } = body as { imei1?: string };
    if (imei1) this.#stock.push(imei1);
    if (url === '/api/sale') this.#sales.push(answer.body.data._id);
  }

  #purchase(onCredit: boolean): Submission {
    return submission('/api/Purchase/purchase-phone', {
      entityData: { _id: this.#shop.supplier },
      date: today(),
      cnic: '35202-1234567-1',
      companyName: 'Samsung',
      modelName: 'A15',
      phoneCondition: 'Used',
      warranty: '6 Months',
      specifications: 'PTA',
      ramMemory: '4/128',
      imei1: newImei(),
      accessories: { box: true, charger: true, handFree: false },
      purchasePrice: 450,
      demandPrice: 520,
      finalPrice: 500,
      ...(onCredit
        ? {
            purchasePaymentType: 'credit',
            creditPaymentData: { payableAmountNow: 150, payableAmountLater: 300, dateOfPayment: today() },
            pocketCash: 150,
          }
        : {
            purchasePaymentType: 'full-payment',
            pocketCash: 200,
            accountCash: 250,
            bankAccountUsed: this.#shop.bank,
          }),
    });
  }

  #sale(imei: string): Submission {
    return submission('/api/sale', {
      entityData: { _id: this.#shop.customer },
      sellingType: 'Full Payment',
      saleDate: today(),
      warranty: '12 Months',
      imeiPrices: [{ imei, price: 500 }],
      finalPrice: 500,
      pocketCash: 500,
    });
  }

  #saleReturn(sale: string): Submission {
    return submission(`/api/sale/${sale}/return`, {
      date: today(),
      reason: 'did not like the colour',
      refund: { pocketCash: 500 },
    });
  }

  #accessories(): Submission {
    return submission(`/api/accessory/${this.#shop.accessory}/purchase`, {
      quantity: 3,
      unitCost: 10,
      date: today(),
      pocketCash: 30,
    });
  }
}

function today(): string {
  return dayAt(new Date(), 'Asia/Karachi');
}
