import { hire } from '../../testing/hire.ts';
import { codeOf, turnOnSecondFactor } from '../../testing/secondFactors.ts';
import type { Calls, ContractWorld } from '../ContractWorld.ts';

let count = 0;
const nextName = () => {
  count += 1;
  return `saddar-${count}`;
};

const signUp = () => ({
  shopName: 'Saddar Mobiles',
  ownerName: 'Bilal Ahmed',
  number: '03001234567',
  username: nextName(),
  password: 'a long enough secret',
});

/** The token of a device on which somebody has signed in. */
const deviceOf = async (
  { anyone }: ContractWorld['server'],
  { user: { username }, password }: ContractWorld['owner'],
): Promise<string> => (await anyone.post('/api/auth/sign-in', { username, password })).body.device;

/** Signing in and out, and the password. */
export const accessCalls: Calls = {
  'POST /api/auth/sign-in': ({ owner }) => ({
    body: { username: owner.user.username, password: owner.password },
  }),
  'POST /api/auth/sign-up': () => ({ body: signUp() }),
  'POST /api/auth/sign-out': async ({ server, owner }) => ({ as: await hire(server, owner) }),
  'GET /api/auth/me': () => ({}),
  'PATCH /api/password/edit': async ({ server, owner }) => {
    const somebody = await hire(server, owner);
    return {
      as: somebody,
      body: { previousPassword: somebody.password, newPassword: `another long secret ${nextName()}` },
    };
  },
  'GET /api/auth/second-factor': () => ({}),
  'POST /api/auth/second-factor': async ({ server }) => {
    const owner = await server.signUp();
    return { as: owner, body: { password: owner.password } };
  },
  'POST /api/auth/second-factor/confirm': async ({ server }) => {
    const owner = await server.signUp();
    const { secret } = (await owner.post('/api/auth/second-factor', { password: owner.password })).body.data;
    return { as: owner, body: { code: codeOf(secret, server.clock.now) } };
  },
  'POST /api/auth/second-factor/off': async ({ server }) => {
    const owner = await server.signUp();
    const { password } = owner;
    const [code] = await turnOnSecondFactor(server, owner);
    return { as: owner, body: { password, code } };
  },
  'POST /api/auth/pin': async ({ server, owner }) => {
    const somebody = await hire(server, owner);
    return { as: somebody, body: { password: somebody.password, pin: '8305' } };
  },
  'DELETE /api/auth/pin': async ({ server, owner }) => ({ as: await hire(server, owner) }),
  'POST /api/auth/till': async ({ server, owner }) => ({ body: { device: await deviceOf(server, owner) } }),
  'POST /api/auth/till/take': async ({ server, owner }) => {
    const [before, next] = [await hire(server, owner), await hire(server, owner)];
    const device = await deviceOf(server, next);
    await next.post('/api/auth/pin', { password: next.password, pin: '8305' });
    return { as: before, body: { userId: next.user._id, pin: '8305', device } };
  },
  'GET /api/auth/sessions': () => ({}),
  'DELETE /api/auth/sessions/:id': async ({ server, owner }) => {
    const somebody = await hire(server, owner);
    const { username } = somebody.user;
    await server.anyone.post('/api/auth/sign-in', { username, password: somebody.password });
    const { data } = (await somebody.get('/api/auth/sessions')).body;
    const other = data.find((session: { isCurrent: boolean }) => !session.isCurrent);
    return { as: somebody, params: { id: other._id } };
  },
  'POST /api/demo': async ({ emptyServer }) => ({ as: (await emptyServer()).anyone }),
  'GET /api/setup': () => ({}),
  'GET /api/health': () => ({}),
  'GET /api/health/ready': () => ({}),
};
