import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createTransport, type Transport } from '../client/transport.ts';
import { ApiCache } from './ApiCache.ts';
import { ApiProvider } from './ApiProvider.tsx';
import { listOf } from './pages.fixtures.ts';
import { usePages } from './usePages.ts';
import { useWrite } from './useWrite.ts';

const phones = listOf(
  Array.from({ length: 600 }, (_, index) => ({ _id: String(index), name: `Phone ${index}` })),
);

/** A server that lists those phones, and renames the first of them. */
const server: typeof fetch = async (address, { method, body } = {}) => {
  if (method === 'PUT') {
    const phone = { _id: '0', ...JSON.parse(String(body)) };
    phones.rows[0] = phone;
    return Response.json(phone);
  }
  const { searchParams } = new URL(String(address));
  const page = { limit: Number(searchParams.get('limit')), cursor: searchParams.get('cursor') ?? undefined };
  return Response.json(await phones.load(page));
};

/** The calls of that server. */
const calls = (transport: Transport) => ({
  list: (page: { limit: number; cursor?: string | undefined }) =>
    transport.get<Awaited<ReturnType<typeof phones.load>>>('api/phones', page),
  rename: (name: string) => transport.send('PUT', 'api/phones/0', { name }),
});

function List({ query = {} }: { query?: { limit?: number } }) {
  const pages = usePages('phones', query, calls, (server, at) => server.list(at));
  const { write } = useWrite(calls, (server, name: string) => server.rename(name), ['phones']);
  const rows = pages.data?.data ?? [];
  return (
    <>
      <p>{`${rows[0]?.name} to ${rows.at(-1)?.name}`}</p>
      <button type="button" onClick={pages.loadMore} disabled={!pages.hasMore || pages.isLoading}>
        More
      </button>
      <button type="button" onClick={() => void write('Renamed')}>
        Rename
      </button>
    </>
  );
}

describe('usePages', () => {
  const cache = { current: new ApiCache() };
  let show: Awaited<ReturnType<typeof render>>['rerender'];
  beforeEach(async () => {
    phones.load.mockClear();
    phones.rows[0] = { _id: '0', name: 'Phone 0' };
    cache.current = new ApiCache();
    const transport = createTransport({ getBaseURL: () => '/', getToken: () => null, fetch: server });
    const { rerender } = await render(<List />, {
      wrapper: ({ children }) => (
        <ApiProvider client={{ transport }} cache={cache.current}>
          {children}
        </ApiProvider>
      ),
    });
    show = rerender;
    await expect.element(page.getByText('Phone 0 to Phone 49')).toBeVisible();
  });

  /** From which row on, and how many. */
  const asked = () => phones.load.mock.calls.map(([{ cursor = '0', limit }]) => `${cursor}+${limit}`);
  const more = async (last: string) => {
    await page.getByRole('button', { name: 'More' }).click();
    await expect.element(page.getByText(last)).toBeVisible();
  };

  it('asks for each row once while it is scrolled, and remembers two lengths of the list', async () => {
    await more('Phone 0 to Phone 249');
    await more('Phone 0 to Phone 449');
    await more('Phone 0 to Phone 599');
    await expect.element(page.getByRole('button', { name: 'More' })).toBeDisabled();
    expect(asked()).toEqual(['0+50', '50+200', '250+200', '450+200']);
    expect([...cache.current.keys()].filter((key) => key.startsWith('@'))).toHaveLength(2);
  });

  it('asks at first for as many rows as the query says', async () => {
    phones.load.mockClear();
    await show(<List query={{ limit: 1 }} />);
    await more('Phone 0 to Phone 200');
    expect(asked()).toEqual(['0+1', '1+200']);
  });

  it('asks for all that is shown when some of it was changed', async () => {
    await more('Phone 0 to Phone 249');
    await more('Phone 0 to Phone 449');
    phones.load.mockClear();
    await page.getByRole('button', { name: 'Rename' }).click();
    await expect.element(page.getByText('Renamed to Phone 449')).toBeVisible();
    expect(asked()).toEqual(['0+200', '200+200', '400+50']);
  });
});
