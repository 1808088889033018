import { UIProvider } from '@handset/ui';
import { composeStory } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { matrices } from '../visual/matrices.ts';

const complaint = vi.spyOn(console, 'error');

afterEach(() => {
  complaint.mockClear();
  document.body.replaceChildren();
});

function Page({ onStanding, children }: { onStanding: () => void; children: ReactNode }) {
  useEffect(onStanding, [onStanding]);
  return <UIProvider>{children}</UIProvider>;
}

it.each(matrices)('$name takes over what a server has written, without a complaint', async (matrix) => {
  const { default: meta, ...stories } = await matrix.load();
  const Story = composeStory(stories.Matrix as never, meta as never, {}, 'Matrix');
  const onStanding = vi.fn<() => void>();
  const page = (
    <Page onStanding={onStanding}>
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
  await vi.waitUntil(() => onStanding.mock.calls.length > 0, 20_000);
  root.unmount();
  expect(mismatches).toEqual([]);
  expect(complaint.mock.calls.map((words) => words.join(' '))).toEqual([]);
});
