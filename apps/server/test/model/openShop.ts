import { addDays, type Day, toRupees, walletEntryLines } from '@handset/domain';
import { hire } from '../testing/hire.ts';
import { expectCreated, fillTill, todayOf } from '../testing/shopWork.ts';
import type { TestApp, TestClient, TestShop } from '../testing/startTestApp.ts';
import { accessoriesBought } from './accessoryStock.ts';
import { imeiOf } from './choices.ts';
import type { Event, Till } from './Event.ts';
import { lotBought } from './lots.ts';
import type { Names } from './Names.ts';
import { BANK, COMMITTEE, newShop, PARTIES, type Party, type Shop } from './Shop.ts';

/** A shop on the server, its model, and what the one calls what the other names. */
export interface OpenShop {
  owner: TestShop;
  model: Shop;
  names: Names;
  /** Client of the person at a till. Hires an employee when one is first needed. */
  at(till: Till): Promise<TestClient>;
  /** Goes to bed, and signs in again on the next day. */
  nightPasses(): Promise<void>;
}

const DAY = 86_400_000;
const CAPITAL = 6_000_000;
const ACCESSORIES = ['Cover', 'Charger'];

/** Opens a shop: money in the till and in the bank since four days ago, people to deal with, and a little stock since three. */
export async function openShop(server: TestApp): Promise<OpenShop> {
  const owner = await server.signUp();
  const today = await todayOf(owner);
  const start = addDays(today, -4);
  const create = async (url: string, body: unknown) =>
    String((await expectCreated(owner.post(url, body))).body.data._id);
  await fillTill(owner, toRupees(CAPITAL), start);
  const bank = await create('/api/banks', {
    bankName: BANK,
    accountType: 'Current',
    openingBalance: toRupees(CAPITAL),
    date: start,
  });
  const parties = {} as Record<Party, string>;
  for (const [index, name] of PARTIES.entries())
    parties[name] = await create('/api/person/create', {
      name,
      number: `030012345${index}0`,
      reference: 'Hall Road',
    });
  const accessories: Record<string, string> = {};
  for (const accessoryName of ACCESSORIES)
    accessories[accessoryName] = await create('/api/accessory/', { accessoryName });
  const committee = await create('/api/committee', {
    name: COMMITTEE.name,
    organiser: 'Haji Sahib',
    amount: toRupees(COMMITTEE.amount),
    members: COMMITTEE.members,
    startDate: start,
    turns: [1],
  });
  const model = newShop(today, ACCESSORIES);
  model.entries.push(
    {
      event: 'capital',
      date: start,
      lines: walletEntryLines({
        direction: 'in',
        account: 'cash:pocket',
        amount: CAPITAL,
        reason: 'capital',
      }),
    },
    {
      event: 'opening',
      date: start,
      lines: walletEntryLines({
        direction: 'in',
        account: `bank:${BANK}`,
        amount: CAPITAL,
        reason: 'opening',
      }),
    },
  );
  const names = { bank, committee, parties, accessories, documents: new Map(), units: new Map() };
  const clients = new Map<Till, Promise<TestClient>>([['admin', Promise.resolve(owner)]]);
  let employee: TestShop | undefined;
  const signIn = async ({ user, password }: TestShop): Promise<TestClient> => {
    const { body } = await server.anyone.post('/api/auth/sign-in', { username: user.username, password });
    return server.clientOf(body.token);
  };
  const employeeToday = async () => {
    if (employee) return signIn(employee);
    employee = await hire(server, { ...owner, ...(await clientOf('admin')) });
    return employee;
  };
  const clientOf = (till: Till): Promise<TestClient> => {
    const client = clients.get(till) ?? employeeToday();
    clients.set(till, client);
    return client;
  };
  const shop: OpenShop = {
    owner,
    model,
    names,
    at: clientOf,
    async nightPasses() {
      server.clock.now += DAY;
      shop.model = { ...shop.model, today: addDays(shop.model.today, 1) };
      clients.clear();
      clients.set('admin', signIn(owner));
    },
  };
  for (const event of stockOf(start)) await stock(shop, event);
  return shop;
}

/** A lot, half of it on credit, and accessories whose average no paisa divides. */
function stockOf(start: Day): Event[] {
  const date = addDays(start, 1);
  const due = addDays(date, 2);
  const paid = { pocketCash: 500_000, accountCash: 500_001 };
  const charger = { name: 'Charger', party: null, date, due };
  return [
    lotBought('lot', {
      party: 'Ali',
      date,
      due,
      entries: [
        { price: 600_001, imeis: [imeiOf(71), imeiOf(72)] },
        { price: 400_000, imeis: [imeiOf(73)] },
      ],
      paid,
    }),
    ...[3_333, 10_000].map((unitCost) =>
      accessoriesBought('chargers', {
        ...charger,
        quantity: 4,
        unitCost,
        paid: { pocketCash: 4 * unitCost, accountCash: 0 },
      }),
    ),
  ];
}

async function stock({ owner, model, names }: OpenShop, event: Event): Promise<void> {
  const { url, body } = event.call(names);
  const answer = await expectCreated(owner.post(url, body));
  if (event.document !== undefined) names.documents.set(event.document, answer.body.data._id);
  const refuse = (status: number, why: string) => {
    throw new RangeError(`The model refuses to open the shop: ${status}, ${why}`);
  };
  event.happen({ shop: model, till: 'admin', refuse });
}
