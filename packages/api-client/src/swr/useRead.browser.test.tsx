import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createTransport, type Transport } from '../client/transport.ts';
import { ApiProvider } from './ApiProvider.tsx';
import { keepPrevious, useRead } from './useRead.ts';

/** Answers that wait until they are let go. */
function slowServer() {
  const waiting: (() => void)[] = [];
  let isCostHidden = false;
  const transport = createTransport({
    getBaseURL: () => '/',
    getToken: () => null,
    isCostHidden: () => isCostHidden,
    fetch: async (address, { headers } = {}) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      const cost = new Headers(headers).has('Handset-Cost') ? 'no cost' : 'cost 500';
      return Response.json(`${new URL(String(address)).searchParams.get('q')}: ${cost}`);
    },
  });
  return {
    transport,
    hideCost: (isHidden: boolean) => {
      isCostHidden = isHidden;
    },
    async answer() {
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      for (const go of waiting.splice(0)) go();
    },
  };
}

type Server = ReturnType<typeof slowServer>;

const area = ({ get }: Transport) => ({ find: (q: string) => get<string>('api/phones', { q }) });

function Found({ q }: { q: string }) {
  const { data } = useRead(['phones', q], area, (calls) => calls.find(q), keepPrevious);
  return <p>{data ?? 'loading'}</p>;
}

function App({ server }: { server: Server }) {
  const [isHidden, setHidden] = useState(false);
  const [q, setQ] = useState('a');
  const toggle = () => {
    server.hideCost(!isHidden);
    setHidden(!isHidden);
  };
  return (
    <ApiProvider client={server} view={isHidden ? 'without cost' : undefined}>
      <input aria-label="Note" />
      <button type="button" onClick={toggle}>
        Hide
      </button>
      <button type="button" onClick={() => setQ(`${q}a`)}>
        Next
      </button>
      <Found q={q} />
    </ApiProvider>
  );
}

it('shows no answer of another view, and leaves what was typed', async () => {
  const server = slowServer();
  await render(<App server={server} />);
  await server.answer();
  await expect.element(page.getByText('a: cost 500')).toBeVisible();
  await page.getByLabelText('Note').fill('typed');

  await page.getByRole('button', { name: 'Hide' }).click();
  await expect.element(page.getByText('loading')).toBeVisible();
  await server.answer();
  await expect.element(page.getByText('a: no cost')).toBeVisible();

  // Within a view the last answer stays while the next one is on its way.
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByText('a: no cost')).toBeVisible();
  await server.answer();
  await expect.element(page.getByText('aa: no cost')).toBeVisible();

  await page.getByRole('button', { name: 'Hide' }).click();
  await expect.element(page.getByText('loading')).toBeVisible();
  await server.answer();
  await expect.element(page.getByText('aa: cost 500')).toBeVisible();
  await expect.element(page.getByLabelText('Note')).toHaveValue('typed');
});
