import {
  partyEntryRequest,
  partyEntrySchema,
  purchasePhoneRequest,
  purchaseSlipSchema,
  saleRequest,
  saleSchema,
} from '@handset/domain';
import { describe, expect, it, vi } from 'vitest';
import { partyCalls } from '../resources/parties.ts';
import { ApiError } from './ApiError.ts';
import { type ApiClientOptions, createApiClient } from './createApiClient.ts';
import { answer, cut, cutInAnswer, listen, type Seen, silence, text } from './testServer.fixtures.ts';
import { createTransport, retryDelay } from './transport.ts';

function clientOf(url: string, options: Partial<ApiClientOptions> = {}) {
  return createApiClient({
    getBaseURL: () => url,
    getToken: () => 'secret',
    log: () => {},
    retryDelay: () => 0,
    ...options,
  });
}

const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('it succeeded'),
    (error: ApiError) => error,
  );

const formOf = ({ body, headers }: Seen) =>
  new Response(new Uint8Array(body), {
    headers: { 'Content-Type': headers['content-type'] ?? '' },
  }).formData();

const personId = '0192a4c0-0000-7000-8000-000000000001';
const slip = purchaseSlipSchema.parse({
  entityData: { name: 'Ali', number: '03001234567' },
  date: '2026-11-20',
  cnic: '3520212345671',
  companyName: 'Samsung',
  modelName: 'A15',
  batteryHealth: 91,
  phoneCondition: 'Used',
  warranty: '1 Month',
  ramMemory: '6/128',
  imei1: '490154203237518',
  accessories: { box: true, charger: false, handFree: false },
  purchasePrice: 4_500_050,
  demandPrice: 5_000_000,
  finalPrice: 4_800_000,
  purchasePaymentType: 'credit',
  creditPaymentData: {
    payableAmountNow: 1_000_050,
    payableAmountLater: 3_500_000,
    dateOfPayment: '2026-12-01',
  },
  pocketCash: 1_000_050,
});

describe('a call', () => {
  it('carries the token and reads the answer in minor units', async () => {
    await using server = await listen(
      answer({
        data: [{ _id: personId, name: 'Ali', number: '+923001234567', reference: '', balance: -1234.56 }],
      }),
    );
    const [party] = await clientOf(server.url).parties.balances();
    expect(party?.balance).toBe(-123456);
    expect(server.seen[0]?.headers.authorization).toBe('Bearer secret');
  });

  it('asks for the token of the origin that it goes to', async () => {
    await using server = await listen(answer({ isEmpty: true }));
    const getToken = vi.fn(() => null);
    await clientOf(server.url, { getToken }).access.setup();
    expect(getToken).toHaveBeenCalledWith(new URL(server.url).origin);
    expect(server.seen[0]?.headers.authorization).toBeUndefined();
  });

  it('keeps a path of the base URL', async () => {
    await using server = await listen(answer({ isEmpty: true }));
    await clientOf(`${server.url}handset/`).access.setup();
    expect(server.seen[0]?.url).toBe('/handset/api/setup');
  });

  it('leaves absent filters out of the query', async () => {
    await using server = await listen(
      answer({
        data: [],
        nextCursor: null,
        total: 0,
        totals: { purchasePrice: null, demandPrice: 0, finalPrice: 0 },
      }),
    );
    await clientOf(server.url).phones.list({
      q: '',
      state: ['in-stock', 'sold'],
      condition: undefined,
      limit: 50,
    });
    expect(server.seen[0]?.url).toBe('/api/phone?state=in-stock%2Csold&limit=50');
  });
});

describe('a failure', () => {
  it("speaks the server's words", async () => {
    await using server = await listen(
      answer(
        {
          message: 'This IMEI is in stock',
          code: 'imei-in-stock',
          fields: { imei1: 'twice' },
          requestId: 'r1',
        },
        409,
      ),
    );
    const client = clientOf(server.url);
    const error = await failure(client.purchases.create(slip, {}, client.newSubmission()));
    expect(error).toMatchObject({
      status: 409,
      code: 'imei-in-stock',
      message: 'This IMEI is in stock',
      fields: { imei1: 'twice' },
      requestId: 'r1',
      isNetwork: false,
    });
    expect(server.seen).toHaveLength(1);
  });

  it('ends the session on 401, once per token', async () => {
    await using server = await listen(
      answer({ message: 'Sign in again', code: 'unauthenticated', requestId: 'r' }, 401),
    );
    const onSessionEnd = vi.fn();
    let token = 'old';
    const client = clientOf(server.url, {
      onSessionEnd,
      getToken: () => token,
      fetch: async (...request) => {
        const response = await fetch(...request);
        token = 'new';
        return response;
      },
    });
    await failure(client.wallet.balances());
    expect(onSessionEnd).not.toHaveBeenCalled();
    await failure(client.wallet.balances());
    expect(onSessionEnd).toHaveBeenCalledOnce();
  });

  it('of a sign-in ends no session', async () => {
    await using server = await listen(
      answer({ message: 'Wrong', code: 'wrong-credentials', requestId: 'r' }, 401),
    );
    const onSessionEnd = vi.fn();
    const client = clientOf(server.url, { onSessionEnd, getToken: () => null });
    expect(await failure(client.access.signIn({ username: 'a', password: 'b' }))).toMatchObject({
      status: 401,
    });
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it.each([
    ['a page instead of JSON', text('<html>')],
    ['an amount that is text', answer({ data: { pocketCash: { balance: '12' }, banks: [], total: 0 } })],
    ['no list where one belongs', answer({ data: { pocketCash: { balance: 1 }, banks: {}, total: 0 } })],
    ['nothing of what belongs there', answer({})],
    ['an error page', text('<html>', 500)],
  ])('names %s as malformed', async (_case, reply) => {
    await using server = await listen(reply);
    expect(await failure(clientOf(server.url).wallet.balances())).toMatchObject({
      code: 'malformed',
      isNetwork: false,
    });
  });

  it.each([
    ['a cut connection', cut, 'network'],
    ['a cut answer', cutInAnswer, 'network'],
    ['a gateway without its server', text('Bad Gateway', 502), 'network'],
    ['silence', silence, 'timeout'],
  ])('tells %s from a refusal', async (_case, reply, code) => {
    await using server = await listen(reply);
    const error = await failure(clientOf(server.url, { timeout: 100 }).wallet.balances());
    expect(error).toMatchObject({ code, isNetwork: true });
  });
});

describe('a submission', () => {
  it('is sent again under the same key when the network cuts it', async () => {
    await using server = await listen(
      cut,
      answer({ message: 'It is not known', code: 'unknown-outcome', requestId: 'r' }, 503),
      answer({ message: 'Company added successfully!', data: {} }, 201),
    );
    const client = clientOf(server.url);
    await client.catalog.createCompany({ name: 'Vivo' }, { key: 'the-only-key' });
    expect(server.seen.map(({ headers }) => headers['idempotency-key'])).toEqual(
      Array(3).fill('the-only-key'),
    );
  });

  it('gives up after three attempts and may be taken up again', async () => {
    await using server = await listen(cut, cut, cut, answer({ message: 'ok', data: {} }, 201));
    const client = clientOf(server.url);
    const submission = client.newSubmission();
    expect(await failure(client.catalog.createCompany({ name: 'Vivo' }, submission))).toMatchObject({
      isNetwork: true,
    });
    await client.catalog.createCompany({ name: 'Vivo' }, submission);
    expect(new Set(server.seen.map(({ headers }) => headers['idempotency-key']))).toEqual(
      new Set([submission.key]),
    );
  });

  it.each([
    { outcome: 'unsent', onLine: [false, false, false], isUnsent: true, isUncertain: false },
    { outcome: 'uncertain', onLine: [true, false, false], isUnsent: false, isUncertain: true },
    { outcome: 'uncertain', onLine: [false, false, true], isUnsent: false, isUncertain: true },
  ])('is $outcome when its attempts fail online: $onLine', async ({ onLine, isUnsent, isUncertain }) => {
    const attempts = onLine.values();
    const device = {
      get onLine() {
        return attempts.next().value;
      },
    };
    vi.stubGlobal('navigator', device);
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const client = clientOf('http://127.0.0.1/', { fetch });
    const error = await failure(client.catalog.createCompany({ name: 'Vivo' }, client.newSubmission()));
    vi.unstubAllGlobals();
    expect(error).toMatchObject({ isNetwork: true, isUnsent, isUncertain });
  });

  it('is never repeated as somebody else who has signed in', async () => {
    await using server = await listen(cut, answer({ message: 'ok', data: {} }, 201));
    let token = 'of Ali';
    const client = clientOf(server.url, {
      getToken: () => token,
      retryDelay: () => {
        token = 'of Sana';
        return 0;
      },
    });
    const error = await failure(client.catalog.createCompany({ name: 'Vivo' }, client.newSubmission()));
    expect(error).toMatchObject({ isNetwork: true, isUncertain: true });
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer of Ali']);
  });

  it.each([
    [401, 'session-ended', true],
    [403, 'forbidden', true],
    [429, 'too-many', true],
    [409, 'conflict', false],
    [422, 'invalid', false],
  ])(
    'that may have arrived before a refusal of %i is uncertain, unless that tells',
    async (status, code, isUncertain) => {
      await using server = await listen(cut, answer({ message: 'No', code, requestId: 'r' }, status));
      const client = clientOf(server.url);
      const error = await failure(client.catalog.createCompany({ name: 'Vivo' }, client.newSubmission()));
      expect(error).toMatchObject({ status, code, isUncertain, requestId: 'r' });
    },
  );

  it('is not repeated when the server refuses it', async () => {
    await using server = await listen(answer({ message: 'no', code: 'internal', requestId: 'r' }, 500));
    const client = clientOf(server.url);
    await failure(client.catalog.createCompany({ name: 'Vivo' }, client.newSubmission()));
    expect(server.seen).toHaveLength(1);
  });

  it('waits 1, 2, 4 … at most 30 seconds', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000]);
  });

  it('has a key of its own', () => {
    const client = clientOf('http://127.0.0.1/');
    const keys = Array.from({ length: 100 }, () => client.newSubmission().key);
    expect(new Set(keys).size).toBe(100);
    expect(keys.every((key) => /^[\x21-\x7e]{8,200}$/.test(key))).toBe(true);
  });
});

describe('a purchase', () => {
  it('travels as the multipart form of the contract, which the server reads back to the same slip', async () => {
    await using server = await listen(answer({ message: 'no', code: 'x', requestId: 'r' }, 422));
    const client = clientOf(server.url);
    const pictures = {
      images: [new File(['a'], 'a.jpg'), new File(['b'], 'b.jpg')],
      cnicFrontPic: [new File(['c'], 'c.jpg')],
    };
    await failure(client.purchases.create(slip, pictures, client.newSubmission()));
    const form = await formOf(server.seen[0] as Seen);
    expect(form.get('purchasePrice')).toBe('45000.5');
    expect([form.get('name'), form.get('number')]).toEqual(['Ali', '+923001234567']);
    expect(JSON.parse(String(form.get('creditPaymentData')))).toEqual({
      payableAmountNow: 10_000.5,
      payableAmountLater: 35_000,
      dateOfPayment: '2026-12-01',
    });
    expect(form.getAll('images')).toHaveLength(2);
    expect((form.get('cnicFrontPic') as File).name).toBe('c.jpg');
    const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
    expect(purchasePhoneRequest.parse(fields)).toEqual(slip);
  });
});

describe('a sale', () => {
  it('travels as a multipart form, which the server reads back to the same sale', async () => {
    const sale = saleSchema.parse({
      entityData: { _id: personId, name: 'Sana', number: '03211234567' },
      sellingType: 'Exchange',
      saleDate: '2026-11-20',
      imeiPrices: [{ imei: '490154203237518', price: 5_000_000 }],
      finalPrice: 5_000_000,
      accessories: [{ name: personId, quantity: 2, price: 50_025 }],
      exchangePhoneDetail: {
        companyName: 'vivo',
        modelName: 'Y21',
        imei1: '356938035643809',
        purchasePrice: 2_000_000,
        demandPrice: 2_500_000,
      },
      pocketCash: 3_100_050,
    });
    await using server = await listen(answer({ message: 'no', code: 'x', requestId: 'r' }, 409));
    const client = clientOf(server.url);
    await failure(
      client.sales.create(sale, { cnicFrontPic: [new File(['c'], 'c.jpg')] }, client.newSubmission()),
    );
    const form = await formOf(server.seen[0] as Seen);
    expect(form.get('manual')).toBe('true');
    expect(form.get('customerName')).toBe('Sana');
    const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
    expect(saleRequest.parse(fields)).toEqual(sale);
  });
});

describe('a debt that is written off', () => {
  it('travels in rupees, the bills it settles included', async () => {
    await using server = await listen(answer({ message: 'no', code: 'refused' }, 422));
    const entry = partyEntrySchema.parse({
      kind: 'write-off',
      direction: 'in',
      amount: 150_050,
      date: '2026-11-20',
      note: 'Shut down',
      bills: [{ billId: personId, amount: 150_050 }],
    });
    await failure(clientOf(server.url).parties.enter(personId, entry, { key: 'k' }));
    const sent: unknown = JSON.parse(server.seen[0]?.body.toString() ?? '');
    expect(partyEntryRequest.parse(sent)).toEqual(entry);
  });
});

it('asks at once where the base of the API is known, and not a moment later', () => {
  const fetch = vi.fn(async () => Response.json({}));
  const at = (getBaseURL: () => string | Promise<string>) =>
    createTransport({ getBaseURL, getToken: () => null, fetch }).get('api/shop/mine');
  void at(async () => 'https://shop.example/');
  expect(fetch).not.toHaveBeenCalled();
  void at(() => 'https://shop.example/');
  expect(fetch).toHaveBeenCalledOnce();
});

describe('the list of entities', () => {
  const ali = { _id: personId, name: 'Ali', number: '1234', reference: '' };

  it.each([
    ['persons', { persons: [ali] }],
    ['data', { data: [ali] }],
  ])('is read from %s', async (_field, body) => {
    await using server = await listen(answer(body));
    expect(await clientOf(server.url).parties.persons()).toEqual([ali]);
  });

  it('falls back to the list of names', async () => {
    await using server = await listen(text('', 500), answer([ali]));
    expect(await clientOf(server.url).parties.persons()).toEqual([ali]);
    expect(server.seen.map(({ url }) => url)).toEqual(['/api/person/all', '/api/person/nameAndId']);
  });

  it('is logged when both fail', async () => {
    await using server = await listen(text('', 500));
    const log = vi.fn();
    await failure(clientOf(server.url, { log }).parties.persons());
    expect(log).toHaveBeenCalledOnce();
  });

  it('is neither asked for again nor logged when nobody waits for it any more', async () => {
    const log = vi.fn();
    const get = vi.fn(async (): Promise<never> => {
      throw new ApiError('Nobody waits', { status: 0, code: 'aborted' });
    });
    await failure(partyCalls({ get, send: get, blob: get, log }).persons());
    expect(get).toHaveBeenCalledOnce();
    expect(log).not.toHaveBeenCalled();
  });
});

describe('a new entity', () => {
  it.each([
    ['+923001234567', 3001234567],
    ['+14155550100', '+14155550100'],
    ['0425550100', '0425550100'],
  ])('sends its number %s as %s', async (number, sent) => {
    await using server = await listen(answer({ message: 'Person created successfully!', data: {} }, 201));
    const client = clientOf(server.url);
    await client.parties.create({ name: 'Ali', number, reference: 'shop' }, client.newSubmission());
    expect(JSON.parse(String(server.seen[0]?.body)).number).toBe(sent);
  });
});
