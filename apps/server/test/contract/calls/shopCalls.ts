import { expectCreated } from '../../testing/shopWork.ts';
import { boughtSlip, type Calls, type ContractWorld, made, registrySettings } from '../ContractWorld.ts';

let count = 0;
const next = () => {
  count += 1;
  return count;
};

const newStaff = () => ({
  name: 'Imran Khan',
  username: `imran-${next()}`,
  password: 'a secret of the staff',
  role: 'employee',
});

const newShop = ({ planId, today }: ContractWorld) => ({
  shopName: 'Multan Mobiles',
  ownerName: 'Sana Malik',
  number: '03214567890',
  username: `multan-${next()}`,
  password: 'a long enough secret',
  city: 'Multan',
  planId,
  nextDue: today,
});

const question = () => ({
  topic: `Printing ${next()}`,
  message: 'How do we print on 80 mm paper?',
  appVersion: '0.1.0',
});

const notePayment = async ({ owner, today, planId }: ContractWorld) =>
  made(owner, '/api/subscription/payment', paymentOf(today, planId));

const paymentOf = (today: string, planId: string) => ({
  date: today,
  amount: 2500,
  method: 'Easypaisa',
  transactionId: `TX-${next()}`,
  planId,
  note: 'For this month',
});

/** The shop's own life, and what registrars do with shops. */
export const shopCalls: Calls = {
  'GET /api/shop/mine': () => ({}),
  'PATCH /api/shop/mine': ({ picture }) => ({
    body: {
      city: `Karachi ${next()}`,
      addresses: ['Shop 12, Saddar'],
      terms: { new: 'One year of the maker’s warranty', used: 'Seven days to check' },
      employeeSeesCost: true,
    },
    files: [{ field: 'logo', bytes: picture }],
  }),
  'POST /api/shop/mine/print': async ({ owner }) => {
    await owner.send('PATCH', '/api/shop/mine', { printerAddresses: ['192.168.1.50'] });
    return { body: { address: '192.168.1.50', bytes: 'G0A=' } };
  },
  'GET /api/shop/mine/staff': () => ({}),
  'POST /api/shop/mine/staff': () => ({ body: newStaff() }),
  'PATCH /api/shop/mine/staff/:id': async ({ owner }) => ({
    params: { id: await made(owner, '/api/shop/mine/staff', newStaff()) },
    body: { name: 'Imran Ali', isActive: false },
  }),
  'GET /api/shop': () => ({ query: { limit: '2' } }),
  'POST /api/shop': (world) => ({ body: newShop(world) }),
  'PATCH /api/shop/:id': async (world) => ({
    params: { id: await made(world.registrar, '/api/shop', newShop(world)) },
    body: { city: 'Lahore', nextDue: world.today },
  }),
  'GET /api/subscription': () => ({}),
  'POST /api/subscription/payment': ({ today, planId, picture }) => ({
    body: paymentOf(today, planId),
    files: [{ field: 'screenshot', bytes: picture }],
  }),
  'GET /api/subscription/payments': async (world) => {
    await notePayment(world);
    return { query: { limit: '2' } };
  },
  'PATCH /api/subscription/payments/:id': async (world) => ({
    params: { id: await notePayment(world) },
    body: { status: 'approved', periods: 1 },
  }),
  'GET /api/subscription/settings': () => ({}),
  'PUT /api/subscription/settings': async ({ registrar }) => {
    const { data } = (await registrar.get('/api/subscription/settings')).body;
    const [plan] = registrySettings().plans;
    return {
      body: { ...registrySettings(), graceDays: next() % 90, plans: [{ ...plan, _id: data.plans[0]._id }] },
    };
  },
  'GET /api/support': async ({ owner }) => {
    await made(owner, '/api/support', question());
    return { query: { limit: '2' } };
  },
  'POST /api/support': ({ picture }) => ({
    body: question(),
    files: [{ field: 'screenshot', bytes: picture }],
  }),
  'GET /api/support/:id': async ({ owner }) => ({
    params: { id: await made(owner, '/api/support', question()) },
  }),
  'POST /api/support/:id/reply': async ({ owner }) => ({
    params: { id: await made(owner, '/api/support', question()) },
    body: { message: 'It prints now, thank you' },
  }),
  'GET /api/support/all': async ({ owner }) => {
    await made(owner, '/api/support', question());
    return { query: { limit: '2' } };
  },
  'GET /api/support/all/:id': async ({ owner }) => ({
    params: { id: await made(owner, '/api/support', question()) },
  }),
  'POST /api/support/all/:id/reply': async ({ owner }) => ({
    params: { id: await made(owner, '/api/support', question()) },
    body: { message: 'Choose 80 mm under My Shop' },
  }),
  'PATCH /api/support/all/:id': async ({ owner }) => ({
    params: { id: await made(owner, '/api/support', question()) },
    body: { status: 'closed' },
  }),
  'GET /api/chat': async ({ owner }) => {
    await expectCreated(owner.post('/api/chat', { text: 'Who has the key of the safe?' }));
    return { query: { limit: '2' } };
  },
  'POST /api/chat': () => ({ body: { text: `The courier is here, number ${next()}` } }),
  'POST /api/chat/read': () => ({ body: { upTo: next() } }),
  'GET /api/audit': () => ({ query: { limit: '2' } }),
  'GET /api/notifications': () => ({ query: { limit: '2' } }),
  'POST /api/notifications/read': () => ({ body: { ids: [`low-stock:${next()}`] } }),
  'GET /api/files/:id': async (world) => {
    const { owner, picture } = world;
    const slip = await boughtSlip(world);
    await owner.sendForm('PATCH', `/api/Purchase/${slip._id}/egadget`, { status: 'submitted' }, [
      { field: 'eGadgetStatusPicture', bytes: picture },
    ]);
    const { data } = (await owner.get(`/api/Purchase/${slip._id}`)).body;
    return { params: { id: data.pictures[0]._id }, query: { size: 'small' } };
  },
};
