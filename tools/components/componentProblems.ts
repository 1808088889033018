import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sections } from '../../scripts/newComponent.mjs';

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

/** The components of a package: its folders and entries in PascalCase. */
export function componentsOf(folder: string): readonly string[] {
  const folders = readdirSync(join(folder, 'src'), { withFileTypes: true })
    .filter((entry) => !entry.isFile())
    .map(({ name }) => name);
  const entries = readdirSync(join(folder, 'src', 'exports')).map((file) => file.replace(/\.ts$/, ''));
  return [...new Set([...folders, ...entries])].filter((name) => /^[A-Z]/.test(name)).sort();
}

/** What a component of a package still lacks. */
export function componentProblems(folder: string, name: string): readonly string[] {
  const read = (...path: string[]) => {
    const file = join(folder, ...path);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const stories = read('src', name, `${name}.stories.tsx`);
  const page = read('src', name, `${name}.mdx`);
  const manifest = JSON.parse(read('package.json')) as { exports: Record<string, unknown> };
  const title = stories.match(/\btitle: '([^']+)'/)?.[1] ?? '';
  const matrix = stories.match(/^export const Matrix\b[^;]*/m)?.[0] ?? '';
  const found = [...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  // What stands before the colon; the rest of a line may name others.
  const named = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('- `'))
    .map((line) => line.split(': ')[0])
    .join('\n');

  const checks: Readonly<Record<string, boolean>> = {
    'no file in src/exports': read('src', 'exports', `${name}.ts`) !== '',
    'no line in src/exports/index.ts': read('src', 'exports', 'index.ts').includes(`from '../${name}/`),
    'no entry in package.json: run `npm run exports`': `./${name}` in manifest.exports,
    'no stories in a section: UI/Section/Name': sections.some((section) => title === `UI/${section}/${name}`),
    "no story Matrix with the tag 'matrix'": name in unpictured || /tags: \['matrix'\]/.test(matrix),
    'no page with Meta, Canvas and ArgTypes': ['<Meta of={', '<Canvas of={', '<ArgTypes of={'].every((tag) =>
      page.includes(tag),
    ),
    [`a page without the headings ${headings.join(', ')}`]: found.join() === headings.join(),
    'no line in README.md': named.includes(`\`${name}\``),
  };
  return Object.entries(checks).flatMap(([problem, isRight]) => (isRight ? [] : [problem]));
}
