import { UIProvider } from '@handset/ui';
import { composeStory } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { matrices } from '../visual/matrices.ts';

const complaint = vi.spyOn(console, 'error');

// Together they load in a fraction of the time. What does not load fails its own test.
beforeAll(async () => {
  await Promise.allSettled(matrices.map(({ load }) => load()));
}, 120_000);

afterEach(() => {
  complaint.mockClear();
  document.body.replaceChildren();
});

function Page({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return <UIProvider>{children}</UIProvider>;
}

it.each(matrices)('$name takes over what a server has written, without a complaint', async (matrix) => {
  const { default: meta, ...stories } = await matrix.load();
  const Story = composeStory(stories.Matrix as never, meta as never, {}, 'Matrix');
  let onHydrated = () => {};
  const hydrated = new Promise<void>((resolve) => {
    onHydrated = resolve;
  });
  const page = (
    <Page onHydrated={onHydrated}>
      <Story />
    </Page>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  const mismatches: unknown[] = [];
  const onRecoverableError = (error: unknown) => {
    // What is loaded later, `renderToString` leaves to the browser.
    if (!/does not support Suspense/.test(String(error))) mismatches.push(error);
  };
  const root = hydrateRoot(container, page, { onRecoverableError });
  await hydrated;
  root.unmount();
  expect(mismatches).toEqual([]);
  expect(complaint.mock.calls.map((words) => words.join(' '))).toEqual([]);
});
