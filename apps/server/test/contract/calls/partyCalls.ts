import { addDays } from '@handset/domain';
import { addParty, oweOpening, payCash } from '../../testing/partyWork.ts';
import { expectCreated } from '../../testing/shopWork.ts';
import { type Calls, type ContractWorld, made } from '../ContractWorld.ts';

let count = 3_211_000_000;
const next = () => {
  count += 1;
  return count;
};

async function debtor({ owner }: ContractWorld): Promise<{ personId: string; billId: string }> {
  const personId = await addParty(owner, 'Usman Electronics');
  await oweOpening(owner, personId, 20_000);
  const { data } = (await owner.get(`/api/payablesAndReceivables/${personId}`)).body;
  return { personId, billId: data.bills[0]._id };
}

/** Parties: who they are, what they owe, what they paid. */
export const partyCalls: Calls = {
  'GET /api/person/all': () => ({}),
  'GET /api/person/nameAndId': () => ({}),
  'POST /api/person/create': () => ({
    body: { name: 'Zubair Telecom', number: next(), reference: 'Hafeez Centre' },
  }),
  'GET /api/person/:id': ({ personId }) => ({ params: { id: personId } }),
  'PATCH /api/person/:id': async ({ owner }) => ({
    params: { id: await addParty(owner, 'Zubair Telecom') },
    body: { name: 'Zubair Brothers', cnic: '35202-1234567-1', version: 1 },
  }),
  'GET /api/partyLedger': () => ({ query: { limit: '2' } }),
  'GET /api/partyLedger/getAllNames': () => ({}),
  'GET /api/partyLedger/:personId': async (world) => ({
    params: { personId: (await debtor(world)).personId },
    query: { from: world.today, to: world.today },
  }),
  'POST /api/partyLedger/:personId/payment': async (world) => {
    const { personId } = await debtor(world);
    const { today, bankId } = world;
    return {
      params: { personId },
      body: {
        direction: 'in',
        amount: 12_500.5,
        date: today,
        pocketCash: 10_000,
        accountCash: 2500.5,
        bankAccountUsed: bankId,
        note: 'Half of it',
      },
    };
  },
  'POST /api/partyLedger/:personId/entry': async ({ owner, today }) => ({
    params: { personId: await addParty(owner, 'Usman Electronics') },
    body: { kind: 'opening', direction: 'in', amount: 20_000, date: today },
  }),
  'GET /api/partyLedger/payment/:id': async (world) => {
    const { personId } = await debtor(world);
    const { body } = await expectCreated(payCash(world.owner, personId, 4000));
    return { params: { id: body.data._id } };
  },
  'POST /api/partyLedger/payment/:id/void': async (world) => {
    const { personId } = await debtor(world);
    const { body } = await expectCreated(payCash(world.owner, personId, 5000));
    return { params: { id: body.data._id }, body: { reason: 'Typed twice' } };
  },
  'GET /api/payablesAndReceivables': () => ({ query: { limit: '2' } }),
  'GET /api/payablesAndReceivables/advances': async ({ owner }) => {
    await expectCreated(payCash(owner, await addParty(owner, 'Pays ahead'), 5000));
    return { query: { limit: '2' } };
  },
  'GET /api/payablesAndReceivables/:personId': async (world) => ({
    params: { personId: (await debtor(world)).personId },
  }),
  'PATCH /api/payablesAndReceivables/bill/:billId': async (world) => ({
    params: { billId: (await debtor(world)).billId },
    body: { dueDate: addDays(world.today, 30), reason: 'He is paid at the end of the month', version: 1 },
  }),
  'GET /api/company/all-companies': () => ({}),
  'GET /api/company/models/:companyId': async ({ owner }) => {
    const companyId = await made(owner, '/api/company/create-company', { name: `Maker ${next()}` });
    await made(owner, '/api/company/create-model', { name: 'A15', companyId });
    return { params: { companyId } };
  },
  'POST /api/company/create-company': () => ({ body: { name: `QMobile ${next()}` } }),
  'POST /api/company/create-model': async ({ owner }) => ({
    body: {
      name: 'Galaxy A55',
      companyId: await made(owner, '/api/company/create-company', { name: `Maker ${next()}` }),
    },
  }),
};
