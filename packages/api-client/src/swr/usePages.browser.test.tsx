import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Transport } from '../client/transport.ts';
import { ApiCache } from './ApiCache.ts';
import { ApiProvider } from './ApiProvider.tsx';
import { usePages } from './usePages.ts';
import { useWrite } from './useWrite.ts';

const names = Array.from({ length: 600 }, (_, index) => `Phone ${index}`);
const asked = vi.fn();

/** The calls of a server that has 600 phones, which can be renamed. */
const calls = (_transport: Transport) => ({
  async list({ limit, cursor = '0' }: { limit: number; cursor?: string | undefined }) {
    asked(`${cursor}+${limit}`);
    const from = Number(cursor);
    const data = names.slice(from, from + limit).map((name, index) => ({ _id: `${from + index}`, name }));
    return {
      data,
      nextCursor: from + limit < names.length ? String(from + limit) : null,
      total: names.length,
    };
  },
  async rename(name: string) {
    names[0] = name;
  },
});
const listed = {};

function List() {
  const pages = usePages('phones', listed, calls, (phones, at) => phones.list(at));
  const { write } = useWrite(calls, (phones, name: string) => phones.rename(name), ['phones']);
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
  beforeEach(async () => {
    asked.mockClear();
    names[0] = 'Phone 0';
    cache.current = new ApiCache();
    const transport = { get: async () => {} } as unknown as Transport;
    await render(
      <ApiProvider client={{ transport }} cache={cache.current}>
        <List />
      </ApiProvider>,
    );
    await expect.element(page.getByText('Phone 0 to Phone 49')).toBeVisible();
  });
  afterEach(() => vi.restoreAllMocks());

  const more = async (last: string) => {
    await page.getByRole('button', { name: 'More' }).click();
    await expect.element(page.getByText(last)).toBeVisible();
  };

  it('asks for each row once while it is scrolled, and remembers two lengths of the list', async () => {
    await more('Phone 0 to Phone 249');
    await more('Phone 0 to Phone 449');
    await more('Phone 0 to Phone 599');
    await expect.element(page.getByRole('button', { name: 'More' })).toBeDisabled();
    expect(asked.mock.calls.flat()).toEqual(['0+50', '50+200', '250+200', '450+200']);
    expect([...cache.current.keys()].filter((key) => key.startsWith('@'))).toHaveLength(2);
  });

  it('asks for all that is shown when some of it was changed', async () => {
    await more('Phone 0 to Phone 249');
    await more('Phone 0 to Phone 449');
    asked.mockClear();
    await page.getByRole('button', { name: 'Rename' }).click();
    await expect.element(page.getByText('Renamed to Phone 449')).toBeVisible();
    expect(asked.mock.calls.flat()).toEqual(['0+200', '200+200', '400+50']);
  });
});
