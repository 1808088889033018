import type { ComponentType } from 'react';

/** A file of stories, as Storybook reads it. */
export interface StoryFile {
  default: { title?: string; component?: ComponentType };
  [name: string]: unknown;
}

const files = import.meta.glob<StoryFile>('../../packages/{ui,flows}/src/**/*.stories.tsx');
const sources = import.meta.glob<string>('../../packages/{ui,flows}/src/**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/**
 * A component's matrix: all its looks and states side by side. For a flow: the one state that shows most of
 * it.
 */
export interface Matrix {
  /** The name of its file, which is the component's. */
  name: string;
  /** Loads the file of the matrix. */
  load: () => Promise<StoryFile>;
}

/** Every matrix there is, by name. Read from the sources, so that a file that does not load fails its own test alone. */
export const matrices: readonly Matrix[] = Object.entries(files)
  .filter(([path]) => /^export const Matrix\b/m.test(sources[path] ?? ''))
  .map(([path, load]) => ({ name: path.replace(/^.*\/|\.stories\.tsx$/g, ''), load }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));
