import sharp from 'sharp';
import type { Route } from '../../src/base/http/route.ts';
import { appointRegistrar } from '../testing/appointRegistrar.ts';
import { hire, showCosts } from '../testing/hire.ts';
import { buyPhone, expectCreated, fillTill, openBank, slipOf, todayOf } from '../testing/shopWork.ts';
import {
  startTestApp,
  type TestAnswer,
  type TestApp,
  type TestClient,
  type TestFile,
  type TestShop,
} from '../testing/startTestApp.ts';
import { Description } from './Description.ts';

/** A request that should succeed. */
export interface Asked {
  /** The client, where it is not the usual one of the call. */
  as?: TestClient;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** With files, or as `isForm`, it goes as a form. */
  files?: readonly TestFile[];
}

/** A valid request of each call, by method and address; preparing it creates the records that it needs. */
export type Calls = Record<string, (world: ContractWorld) => Promise<Asked> | Asked>;

/** A server with a shop at work on it, and everybody who may ask something of it. */
export interface ContractWorld {
  server: TestApp;
  /** The server's own description. Every call is held to it. */
  description: Description;
  owner: TestShop;
  employee: TestShop;
  registrar: TestShop;
  /** The owner of another shop. */
  stranger: TestShop;
  today: string;
  picture: Buffer;
  /** Records that reads ask for, and that writes may refer to without using them up. */
  bankId: string;
  personId: string;
  accessoryId: string;
  planId: string;
  committeeId: string;
  /** Closes the server, and those that calls opened for themselves. */
  close(): Promise<void>;
  /** A server that holds no shop. */
  emptyServer(): Promise<TestApp>;
}

/** Printers that take everything. */
const networkPrinters = { print: async () => {} };

/** The moment at which everything happens: noon in Karachi. */
const NOW = Date.parse('2026-11-21T07:00:00Z');

/** Opens a server and a shop with enough money to try everything. */
export async function startContractWorld(): Promise<ContractWorld> {
  const server = await startTestApp({ networkPrinters });
  server.clock.now = NOW;
  const others: TestApp[] = [];
  const owner = await server.signUp();
  await fillTill(owner, 900_000_000);
  await showCosts(server, owner);
  const registrar = await appointRegistrar(server);
  const settings = await registrar.send('PUT', '/api/subscription/settings', registrySettings());
  const person = { name: 'Ali Traders', number: '03001112233', reference: 'Hall Road' };
  const accessory = { accessoryName: 'Charger 20W', salePrice: 1500, category: 'Chargers', lowLevel: 5 };
  return {
    server,
    description: await Description.of(server),
    owner,
    employee: await hire(server, owner),
    registrar,
    stranger: await server.signUp({ shopName: 'Lahore Mobiles' }),
    today: await todayOf(owner),
    picture: await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer(),
    bankId: await openBank(owner, 9_000_000),
    personId: await made(owner, '/api/person/create', person),
    accessoryId: await made(owner, '/api/accessory/', accessory),
    planId: settings.body.data.plans[0]._id,
    committeeId: await made(owner, '/api/committee', {
      name: 'Market committee',
      organiser: 'Haji Saleem',
      amount: 10_000,
      members: 12,
      startDate: await todayOf(owner),
      turns: [3],
    }),
    async emptyServer() {
      const empty = await startTestApp({ networkPrinters });
      others.push(empty);
      return empty;
    },
    async close() {
      for (const one of [server, ...others]) await one.close();
    },
  };
}

/** The terms of the service that a registrar may set. */
export function registrySettings() {
  return {
    plans: [{ name: 'Monthly', price: 2500, months: 1 }],
    payTo: [
      { method: 'Bank', title: 'Handset Services', bankName: 'HBL', account: 'PK36HABB0000001123456702' },
    ],
    graceDays: 10,
    contact: { number: '042 35761999', whatsapp: '0300 1234567' },
  };
}

/** Makes a record and returns its id. */
export async function made(client: TestClient, url: string, body: object): Promise<string> {
  return (await expectCreated(client.post(url, body))).body.data._id;
}

/** Buys a phone and returns the slip that says so. */
export async function boughtSlip({ owner }: ContractWorld, change: Record<string, unknown> = {}) {
  const slip = await slipOf(owner, change);
  const _id = await made(owner, '/api/Purchase/purchase-phone', slip);
  return { ...slip, _id };
}

/** Buys a phone and returns the id of the unit and its IMEI. */
export async function boughtUnit({ owner }: ContractWorld): Promise<{ _id: string; imei: string }> {
  const imei = await buyPhone(owner);
  const { body } = await owner.get(`/api/phone/imei/${imei}`);
  return { _id: body.data._id, imei };
}

/**
 * Sends a request as whoever the call is for, or as `client`. What is taken must be described: a proxy that holds calls to
 * the description lets the same ones through.
 */
export async function ask(
  world: ContractWorld,
  route: Route,
  asked: Asked,
  options?: { client?: TestClient; headers?: Record<string, string> },
): Promise<TestAnswer> {
  const answer = await askOddly(world, route, asked, options);
  if (answer.status < 300) world.description.holdRequest(route, asked);
  return answer;
}

/** Sends a request that may be taken though it is not described. The answer must be described. */
export async function askOddly(
  world: ContractWorld,
  route: Route,
  asked: Asked,
  { client, headers = {} }: { client?: TestClient; headers?: Record<string, string> } = {},
): Promise<TestAnswer> {
  const from = client ?? asked.as ?? callerOf(world, route);
  const answer = await send(from, route, asked, headers);
  world.description.holdAnswer(route, answer);
  return answer;
}

function send(
  from: TestClient,
  route: Route,
  asked: Asked,
  headers: Record<string, string>,
): Promise<TestAnswer> {
  const url = addressOf(route, asked);
  if (route.method === 'GET') return from.get(url, headers);
  if (asked.files && route.method !== 'DELETE')
    return from.sendForm(route.method, url, asked.body ?? {}, asked.files, headers);
  return from.send(route.method, url, asked.body, headers);
}

/** The usual client of a call. */
export function callerOf({ server, owner, registrar }: ContractWorld, { access }: Route): TestClient {
  if (access === 'public') return server.anyone;
  return access === 'shops' ? registrar : owner;
}

/** The address of a request: its parameters in their places, its query behind. */
export function addressOf({ url }: Pick<Route, 'url'>, { params = {}, query }: Asked): string {
  const path = url.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params[name] ?? '').toWellFormed()),
  );
  return query && Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query)}` : path;
}

/** `POST /api/sale/:id/return` */
export function nameOf({ method, url }: Pick<Route, 'method' | 'url'>): string {
  return `${method} ${url}`;
}
