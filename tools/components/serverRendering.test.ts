import { UIProvider } from '@handset/ui';
import { composeStories } from '@storybook/react-vite';
import { type ComponentType, createElement, type ElementType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { StoryFile } from '../visual/matrices.ts';

const stories = import.meta.glob<StoryFile>('../../packages/ui/src/**/*.stories.tsx');
const entries = import.meta.glob<Record<string, unknown>>('../../packages/ui/src/exports/*.ts', {
  eager: true,
});

const made = vi.hoisted(() => new Set<unknown>());

// Tells which components have been made an element of.
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

const nameOf = (path: string) => path.replace(/^.*\/|(\.stories)?\.tsx?$/g, '');

it.each(Object.entries(stories).map(([path, load]) => [nameOf(path), load] as const))(
  'renders every story of %s where there is no document, with a provider and without',
  async (_name, load) => {
    expect(typeof document).toBe('undefined');
    const complaint = vi.spyOn(console, 'error');
    const file = await load();
    for (const Story of Object.values<ComponentType>(composeStories(file as never))) {
      renderToString(createElement(Story));
      renderToString(createElement(UIProvider, { locale: 'ur', children: createElement(Story) }));
    }
    expect(complaint.mock.calls).toEqual([]);
    complaint.mockRestore();
    made.add(UIProvider);
    // What a story without a `render` shows, Storybook itself makes an element of.
    if (Object.values(file).some((story) => !(story as { render?: unknown }).render))
      made.add(file.default.component);
  },
);

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
