import { UIProvider } from '@handset/ui';
import { composeStory } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, vi } from 'vitest';
import type { Matrix } from '../visual/matrices.ts';

/** Prepares a test file's page for `hydrates`. */
export function onWrittenPage(): void {
  afterEach(() => {
    vi.restoreAllMocks();
    document.body.replaceChildren();
  });
}

function Page({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return <UIProvider>{children}</UIProvider>;
}

/** Renders a matrix as a server does, lets React take it over, and expects no complaint. */
export async function hydrates(matrix: Matrix): Promise<void> {
  const complaint = vi.spyOn(console, 'error');
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
    // `renderToString` leaves lazy content to the browser.
    if (!/does not support Suspense/.test(String(error))) mismatches.push(error);
  };
  const root = hydrateRoot(container, page, { onRecoverableError });
  await hydrated;
  root.unmount();
  expect(mismatches).toEqual([]);
  expect(complaint.mock.calls.map((words) => words.join(' '))).toEqual([]);
}
