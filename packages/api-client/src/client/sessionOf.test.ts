import { expect, it } from 'vitest';
import { createApiClient } from './createApiClient.ts';
import { newSubmission } from './Submission.ts';
import { answer, listen } from './testServer.fixtures.ts';

const user = { _id: '1', username: 'bilal', role: 'admin', shopId: '2', shopName: 'Hall Road' };
const shop = { shopName: 'x', ownerName: 'x', number: 'x', username: 'x', password: 'x' };

const ways = {
  'signing in': ({ access }: ReturnType<typeof clientOf>) => access.signIn({ username: 'x', password: 'x' }),
  'signing up': ({ access }: ReturnType<typeof clientOf>) => access.signUp(shop, newSubmission()),
  'the demo shop': ({ access }: ReturnType<typeof clientOf>) => access.exploreDemo(newSubmission()),
};

function clientOf(url: string) {
  return createApiClient({ getBaseURL: () => url, getToken: () => null, log: () => {} });
}

it.each(Object.entries(ways))('%s gives the session that the server granted', async (_, enter) => {
  await using server = await listen(answer({ token: 'secret', user }));
  expect(await enter(clientOf(server.url))).toEqual({ token: 'secret', user });
});

it.each(
  Object.entries(ways).flatMap(([name, enter]) =>
    [
      {},
      null,
      [],
      'welcome',
      { token: 'secret' },
      { user },
      { token: '', user },
      { token: 7, user },
      { token: 'secret', user: null },
      { token: 'secret', user: 'bilal' },
      { token: 'secret', user: { ...user, _id: undefined } },
      { token: 'secret', user: { ...user, role: null } },
      { data: { token: 'secret', user } },
    ].map((wrong) => [name, wrong, enter] as const),
  ),
)('%s takes %j for no session', async (_, wrong, enter) => {
  await using server = await listen(answer(wrong));
  await expect(enter(clientOf(server.url))).rejects.toMatchObject({ code: 'malformed' });
});
