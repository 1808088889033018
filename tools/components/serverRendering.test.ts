import { UIProvider } from '@handset/ui';
import type { ElementType } from 'react';
import { expect, it, vi } from 'vitest';
import { rendersOnServer, storyFiles } from './rendersOnServer.ts';

const entries = import.meta.glob<Record<string, unknown>>('../../packages/ui/src/exports/*.ts', {
  eager: true,
});

const made = vi.hoisted(() => new Set<unknown>());

// Records which components were rendered.
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

it.each(storyFiles)(
  'renders every story of %s where there is no document, with a provider and without',
  async (_name, load) => {
    const file = await rendersOnServer(load);
    made.add(UIProvider);
    // Storybook itself renders the component of a story without a `render`.
    if (Object.values(file).some((story) => !(story as { render?: unknown }).render))
      made.add(file.default.component);
  },
);

const nameOf = (path: string) => path.replace(/^.*\/|\.ts$/g, '');

it.each(Object.entries(entries).map(([path, exported]) => [nameOf(path), exported] as const))(
  'has rendered every component of the entry %s',
  (_name, exported) => {
    const forgotten = Object.entries(exported)
      .filter(([name, value]) => /^[A-Z]/.test(name) && !isErrorClass(value) && !made.has(value))
      .map(([name]) => name);
    expect(forgotten, 'no story of theirs').toEqual([]);
  },
);

const isErrorClass = (value: unknown) =>
  typeof value === 'function' && Object.prototype.isPrototypeOf.call(Error, value);
