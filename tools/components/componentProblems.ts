import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sections } from '../../scripts/newComponent.mjs';

/** What is asked of every component of a package. */
export interface Kind {
  /** The titles of its stories, each with a name in place of the star. */
  titles: readonly string[];
  /** The headings of its page, in their order. */
  headings: readonly string[];
  /** Whether its page may have other headings between them. */
  allowsMoreHeadings: boolean;
  /** Whether each has a test in a browser of its own, besides its stories. */
  isTestedInBrowser: boolean;
  /** Which lines of the package's README name components, and where on them. */
  named: RegExp;
  /** What has nothing to take a picture of, and why. */
  unpictured: Readonly<Record<string, string>>;
}

/** The primitives. */
export const primitives: Kind = {
  titles: sections.map((section) => `UI/${section}/*`),
  headings: [
    'When to use',
    'Anatomy',
    'Props',
    'Keyboard',
    'Accessibility',
    'Theming',
    'When something is wrong',
  ],
  allowsMoreHeadings: false,
  isTestedInBrowser: false,
  // What stands before the colon; the rest of a line may name others.
  named: /^- (`.*?): /gm,
  unpictured: { RouterProvider: 'it draws nothing: it tells links where to go' },
};

/** The flows. */
export const flows: Kind = {
  titles: ['Flows/*'],
  headings: [
    'When to use',
    'Embed',
    'Props',
    'Rules',
    'Keyboard',
    'Drafts and errors',
    'When something is wrong',
  ],
  allowsMoreHeadings: true,
  isTestedInBrowser: true,
  named: /^\| (`.*?) \| /gm,
  unpictured: {},
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
export function componentProblems(folder: string, name: string, kind: Kind = primitives): readonly string[] {
  const read = (...path: string[]) => {
    const file = join(folder, ...path);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const stories = read('src', name, `${name}.stories.tsx`);
  const page = read('src', name, `${name}.mdx`);
  const manifest = JSON.parse(read('package.json')) as { exports: Record<string, unknown> };
  const title = stories.match(/\btitle: '([^']+)'/)?.[1] ?? '';
  const matrix = stories.match(/^export const Matrix\b[^;]*/m)?.[0] ?? '';
  const found = Array.from(page.matchAll(/^## (.+)$/gm), ([, heading = '']) => heading);
  const headings = kind.allowsMoreHeadings ? found.filter((it) => kind.headings.includes(it)) : found;
  const named = Array.from(read('README.md').matchAll(kind.named), ([, names]) => names).join('\n');

  const checks: Readonly<Record<string, boolean>> = {
    'no file in src/exports': read('src', 'exports', `${name}.ts`) !== '',
    'no line in src/exports/index.ts': read('src', 'exports', 'index.ts').includes(`from '../${name}/`),
    'no entry in package.json: run `npm run exports`': `./${name}` in manifest.exports,
    [`no stories with a title like ${kind.titles[0]}`]: kind.titles.some(
      (pattern) => title === pattern.replace('*', name),
    ),
    "no story Matrix with the tag 'matrix'": name in kind.unpictured || /tags: \['matrix'\]/.test(matrix),
    'no page with Meta, Canvas and ArgTypes': ['<Meta of={', '<Canvas of={', '<ArgTypes of={'].every((tag) =>
      page.includes(tag),
    ),
    [`a page without the headings ${kind.headings.join(', ')}`]: headings.join() === kind.headings.join(),
    'no test in a browser': !kind.isTestedInBrowser || read('src', name, `${name}.browser.test.tsx`) !== '',
    'no line in README.md': named.includes(`\`${name}\``),
  };
  return Object.entries(checks).flatMap(([problem, isRight]) => (isRight ? [] : [problem]));
}
