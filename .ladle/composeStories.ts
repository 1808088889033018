import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * Ladle renders functions, and stories are objects: a story file is answered by one that exports, under the same names,
 * the components that Storybook composes from them.
 */
export function composeStories(): Plugin {
  return {
    name: 'handset:compose-stories',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.stories.tsx')) return undefined;
      const names = (await readFile(id, 'utf8')).matchAll(/^export const (\w+)/gm);
      return [
        `import { composeStories } from '@storybook/react-vite';`,
        `import * as written from ${JSON.stringify(`${id}?as-written`)};`,
        `const stories = composeStories(written);`,
        ...Array.from(names, ([, name]) => `export const ${name} = () => <stories.${name} />;`),
      ].join('\n');
    },
  };
}
