import { createElement, type ElementType, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { rendersOnServer, storyFiles } from './rendersOnServer.ts';

const entries = import.meta.glob<Record<string, unknown>>('../../packages/flows/src/exports/*.ts', {
  eager: true,
});

const made = vi.hoisted(() => new Set<unknown>());

vi.mock('react/jsx-dev-runtime', async (original) => {
  const runtime = await original<{ jsxDEV: (type: ElementType, ...rest: unknown[]) => unknown }>();
  return {
    ...runtime,
    jsxDEV: (type: ElementType, ...rest: unknown[]) => {
      made.add(type);
      return runtime.jsxDEV(type, ...rest);
    },
  };
});

// A server leaves dialogs to the browser. Here they stand in their places, so that what they hold is rendered as well.
vi.mock('../../packages/ui/src/overlay/Overlay.tsx', () => ({
  Overlay: ({ isOpen, children }: { isOpen: boolean; children: ReactNode }) =>
    isOpen ? createElement('div', null, children) : null,
}));

it.each(storyFiles.filter(([name]) => name.startsWith('flows/')))(
  'renders what the dialogs of %s hold where there is no document',
  // A lot of a thousand rows, on a busy machine.
  { timeout: 60_000 },
  async (_name, load) => {
    made.add((await rendersOnServer(load)).default.component);
  },
);

const nameOf = (path: string) => path.replace(/^.*\/|\.ts$/g, '');

it.each(Object.entries(entries).map(([path, exported]) => [nameOf(path), exported] as const))(
  'has rendered every component of the entry %s',
  (_name, exported) => {
    const forgotten = Object.entries(exported)
      .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function' && !made.has(value))
      .map(([name]) => name);
    expect(forgotten, 'no story of theirs').toEqual([]);
  },
);
