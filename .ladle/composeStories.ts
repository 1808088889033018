import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const standingFile = fileURLToPath(new URL('standing.tsx', import.meta.url));

/**
 * Serves a story file to Ladle as one that exports the components Storybook composes from its stories, under
 * the same names, since Ladle renders functions and stories are objects. Each marks the document once it has
 * rendered.
 */
export function composeStories(): Plugin {
  return {
    name: 'handset:compose-stories',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.stories.tsx')) return undefined;
      const path = relative(process.cwd(), id);
      const names = (await readFile(id, 'utf8')).matchAll(/^export const (\w+)/gm);
      return [
        `import { composeStories } from '@storybook/react-vite';`,
        `import { standing } from ${JSON.stringify(standingFile)};`,
        `import * as written from ${JSON.stringify(`${id}?as-written`)};`,
        `const stories = composeStories(written);`,
        ...Array.from(
          names,
          ([, name]) =>
            `export const ${name} = standing(stories.${name}, ${JSON.stringify(`${path}#${name}`)});`,
        ),
      ].join('\n');
    },
  };
}
