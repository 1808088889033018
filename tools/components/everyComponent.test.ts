import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ui = fileURLToPath(new URL('../../packages/ui', import.meta.url));
const read = (...path: string[]) => {
  const file = join(ui, ...path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

const sections = [
  'Actions',
  'Fields',
  'Overlays',
  'Feedback',
  'Structure',
  'Data',
  'Charts',
  'Scanning',
  'Theme',
];
const headings = [
  'When to use',
  'Anatomy',
  'Props',
  'Keyboard',
  'Accessibility',
  'Theming',
  'When something is wrong',
];

/** What has nothing to take a picture of, and why. */
const unpictured: Readonly<Record<string, string>> = {
  RouterProvider: 'it draws nothing: it tells links where to go',
};

const isComponent = (name: string) => /^[A-Z]/.test(name);
const folders = readdirSync(join(ui, 'src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const entries = readdirSync(join(ui, 'src', 'exports')).map((file) => file.replace(/\.ts$/, ''));
const components = [...new Set([...folders, ...entries])].filter(isComponent).sort();

const index = read('src', 'exports', 'index.ts');
const readme = read('README.md');
const manifest = JSON.parse(read('package.json')) as { exports: Record<string, unknown> };

describe.each(components)('%s', (name) => {
  const stories = read('src', name, `${name}.stories.tsx`);
  const page = read('src', name, `${name}.mdx`);

  it('is an entry of its own and a part of the root', () => {
    expect(folders, 'its folder').toContain(name);
    expect(entries, 'its file in src/exports').toContain(name);
    expect(index, 'its line in src/exports/index.ts').toContain(`from '../${name}/`);
    expect(Object.keys(manifest.exports), 'run `npm run exports`').toContain(`./${name}`);
  });

  it('has stories in its section', () => {
    expect(sections.map((section) => `UI/${section}/${name}`)).toContain(
      stories.match(/\btitle: '([^']+)'/)?.[1],
    );
  });

  it.skipIf(name in unpictured)('has one story with all its states, for the picture', () => {
    expect(stories.match(/^export const Matrix\b[^;]*/m)?.[0]).toMatch(/tags: \['matrix'\]/);
  });

  it('has a page that says all that is asked of one', () => {
    expect(page).toMatch(/<Meta of={/);
    expect(page).toMatch(/<Canvas of={/);
    expect(page).toMatch(/<ArgTypes of={/);
    expect([...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual(headings);
  });

  it('has a line in the README', () => {
    const named = readme.split('\n').filter((line) => line.startsWith('- `'));
    // What stands before the colon; the rest may name others.
    expect(named.map((line) => line.split(': ')[0]).join('\n')).toContain(`\`${name}\``);
  });
});

it('excepts only what there is', () => {
  expect(Object.keys(unpictured).filter((name) => !components.includes(name))).toEqual([]);
});
