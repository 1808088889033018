import { openBank } from '../../testing/shopWork.ts';
import { type Calls, type ContractWorld, made } from '../ContractWorld.ts';

let serial = 0;
const nextName = (name: string) => {
  serial += 1;
  return `${name} ${serial}`;
};

const capital = (today: string) => {
  serial += 1;
  return {
    direction: 'in',
    account: 'cash:pocket',
    amount: 25_000 + serial,
    reason: 'capital',
    note: 'From home',
    date: today,
  };
};

const expense = (today: string) => ({
  date: today,
  note: nextName('Bill'),
  category: 'Tea and food',
  amount: 750.5,
  payee: 'Quetta Hotel',
  pocketCash: 750.5,
});

const committee = (today: string) => ({
  name: nextName('Market committee'),
  organiser: 'Haji Saleem',
  amount: 10_000,
  members: 12,
  startDate: today,
  turns: [3],
});

const join = ({ owner, today }: ContractWorld) => made(owner, '/api/committee', committee(today));

/** The number of the journal entry that a wallet entry made. */
async function entered({ owner, today }: ContractWorld): Promise<string> {
  const { body } = await owner.post('/api/wallet/entry', capital(today));
  return String(body.data.entry);
}

/** A count by an employee that waits for the owner. */
async function waitingCount({ owner, employee, today }: ContractWorld): Promise<string> {
  await owner.post('/api/ledger/day/reopen', { date: today, reason: 'To count it again' });
  const { data } = (await owner.get('/api/wallet')).body;
  const countedCash = data.pocketCash.balance + 1;
  const { body } = await employee.post('/api/ledger/day/close', {
    date: today,
    countedCash,
    reason: nextName('One rupee too much'),
  });
  return body.waiting._id;
}

/** The wallet, expenses, committees and the books. */
export const moneyCalls: Calls = {
  'GET /api/wallet': () => ({ query: { movements: '2' } }),
  'GET /api/banks/getAllBanks': () => ({}),
  'POST /api/banks': () => ({
    body: { bankName: nextName('Meezan'), accountType: 'Current', openingBalance: 50_000 },
  }),
  'PATCH /api/banks/:id': async ({ owner }) => ({
    params: { id: await openBank(owner, 0, nextName('UBL')) },
    body: { bankName: nextName('UBL Hall Road'), version: 1 },
  }),
  'GET /api/banks/:id/transactions': ({ bankId }) => ({ params: { id: bankId }, query: { limit: '2' } }),
  'GET /api/pocketCash/transactions': ({ today }) => ({ query: { from: today, limit: '2' } }),
  'POST /api/wallet/entry': ({ today }) => ({ body: capital(today) }),
  'POST /api/wallet/transfer': ({ today, bankId }) => ({
    body: {
      from: 'cash:pocket',
      to: `bank:${bankId}`,
      amount: 15_000,
      note: nextName('To the bank'),
      date: today,
    },
  }),
  'POST /api/wallet/count': async ({ owner }) => {
    const { data } = (await owner.get('/api/wallet')).body;
    return {
      body: {
        account: 'cash:pocket',
        counted: Math.round((data.pocketCash.balance - 50) * 100) / 100,
        reason: nextName('Given as change'),
      },
    };
  },
  'GET /api/wallet/counts': async ({ owner }) => {
    const { data } = (await owner.get('/api/wallet')).body;
    const counted = Math.round((data.pocketCash.balance - 50) * 100) / 100;
    await made(owner, '/api/wallet/count', { account: 'cash:pocket', counted, reason: 'Lost' });
    return { query: { limit: '2' } };
  },
  'GET /api/expense': async ({ owner, today }) => {
    await made(owner, '/api/expense', expense(today));
    return { query: { limit: '2' } };
  },
  'GET /api/expense/categories': () => ({}),
  'GET /api/expense/:id': async ({ owner, today }) => ({
    params: { id: await made(owner, '/api/expense', expense(today)) },
  }),
  'POST /api/expense': ({ today, picture }) => ({
    body: expense(today),
    files: [{ field: 'attachment', bytes: picture }],
  }),
  'GET /api/committee': async (world) => {
    await join(world);
    return {};
  },
  'GET /api/committee/:id': async (world) => ({ params: { id: await join(world) } }),
  'POST /api/committee': ({ today }) => ({ body: committee(today) }),
  'PATCH /api/committee/:id': async (world) => ({
    params: { id: await join(world) },
    body: { turns: [5], note: 'Swapped with Akram', version: 1 },
  }),
  'POST /api/committee/:id/entry': async (world) => ({
    params: { id: await join(world) },
    body: { kind: 'instalment', number: 1, amount: 10_000, date: world.today, pocketCash: 10_000 },
  }),
  'GET /api/ledger/day': ({ today }) => ({ query: { date: today } }),
  'POST /api/ledger/day/close': async ({ owner, today }) => {
    await owner.post('/api/ledger/day/reopen', { date: today, reason: 'To close it again' });
    const { data } = (await owner.get('/api/wallet')).body;
    return {
      body: { date: today, countedCash: data.pocketCash.balance, reason: nextName('Counted by both') },
    };
  },
  'POST /api/ledger/day/reopen': async ({ owner, today }) => {
    const { data } = (await owner.get('/api/wallet')).body;
    await owner.post('/api/ledger/day/close', { date: today, countedCash: data.pocketCash.balance });
    return { body: { date: today, reason: nextName('A sale was forgotten') } };
  },
  'POST /api/ledger/day/counts/:id/approve': async (world) => ({ params: { id: await waitingCount(world) } }),
  'POST /api/ledger/day/counts/:id/reject': async (world) => ({
    params: { id: await waitingCount(world) },
    body: { reason: 'Count the drawer below the counter too' },
  }),
  'GET /api/ledger/records': () => ({ query: { limit: '2' } }),
  'GET /api/ledger/records/:number': async (world) => ({ params: { number: await entered(world) } }),
  'POST /api/ledger/records/:number/reverse': async (world) => ({
    params: { number: await entered(world) },
    body: { date: world.today, reason: 'Typed twice' },
  }),
  'GET /api/ledger/profit-and-loss': ({ today }) => ({ query: { from: today, to: today } }),
  'GET /api/ledger/balance-sheet': ({ today }) => ({ query: { asOf: today } }),
  'GET /api/ledger/stock-valuation': () => ({}),
  'GET /api/dashboard': () => ({}),
};
