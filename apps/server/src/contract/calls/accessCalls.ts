import { hire } from '../../testing/hire.ts';
import type { Calls } from '../ContractWorld.ts';

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
};
