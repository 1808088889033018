import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { lazily } from './lazily.ts';

function Page({ name }: { name: string }) {
  return <p>{name}</p>;
}

let waits = 0;

function Waiting() {
  waits += 1;
  return <p>waiting</p>;
}

it('shows at once what was made ready', async () => {
  const Late = lazily(async () => Page);
  await Late.prepare();
  waits = 0;
  const screen = await render(
    <Suspense fallback={<Waiting />}>
      <Late name="stock" />
    </Suspense>,
  );
  await expect.element(screen.getByText('stock')).toBeVisible();
  expect(waits).toBe(0);
});

it('loads what was not, and tells who follows it', async () => {
  let give = (_page: typeof Page) => {};
  const given = new Promise<typeof Page>((resolve) => {
    give = resolve;
  });
  const followed: unknown[] = [];
  const Late = lazily(
    () => given,
    (loading) => {
      followed.push(loading);
      return loading;
    },
  );
  const screen = await render(
    <Suspense fallback={<Waiting />}>
      <Late name="stock" />
    </Suspense>,
  );
  await expect.element(screen.getByText('waiting')).toBeVisible();
  give(Page);
  await expect.element(screen.getByText('stock')).toBeVisible();
  expect(followed).toEqual([given]);
});
