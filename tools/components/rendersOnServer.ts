import { UIProvider } from '@handset/ui';
import { composeStories } from '@storybook/react-vite';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';
import type { StoryFile } from '../visual/matrices.ts';

const files = import.meta.glob<StoryFile>('../../packages/{ui,flows}/src/**/*.stories.tsx');

/** Every file of stories: its package with its name, and what loads it. */
export const storyFiles = Object.entries(files).map(
  ([path, load]) => [path.replace(/^.*packages\/|src\/|\.stories\.tsx$/g, ''), load] as const,
);

/**
 * Renders every story of a file without a document, with and without a provider, and checks that there are no
 * warnings.
 */
export async function rendersOnServer(load: () => Promise<StoryFile>): Promise<StoryFile> {
  expect(typeof document).toBe('undefined');
  const complaint = vi.spyOn(console, 'error');
  const file = await load();
  for (const Story of Object.values<ComponentType>(composeStories(file as never))) {
    renderToString(createElement(Story));
    renderToString(createElement(UIProvider, { locale: 'ur', children: createElement(Story) }));
  }
  expect(complaint.mock.calls).toEqual([]);
  complaint.mockRestore();
  return file;
}
