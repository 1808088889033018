import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The requirements for the components of a package. */
export interface Kind {
  /** The titles of its stories, each with a name in place of the star. */
  titles: readonly string[];
  /** The headings of its page, in their order. */
  headings: readonly string[];
  /** Whether its page may have other headings between them. */
  allowsMoreHeadings: boolean;
  /** Whether each has a test in a browser of its own, besides its stories. */
  isTestedInBrowser: boolean;
  /** Matches the lines of the README that name components. */
  named: RegExp;
  /** Components without a picture, with the reason. */
  unpictured: Readonly<Record<string, string>>;
}

/** The sections of Storybook and of the package's README. */
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
  // The text before the colon. The rest of a line may contain other names.
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

/** The folders of a package's source, rooms and components, by their names. */
function foldersOf(folder: string): ReadonlyMap<string, string> {
  const found = readdirSync(join(folder, 'src'), { withFileTypes: true, recursive: true });
  return new Map(
    found
      .filter((entry) => entry.isDirectory())
      .map((entry) => [entry.name, join(entry.parentPath, entry.name)]),
  );
}

/** The components of a package: its folders and entries in PascalCase. */
export function componentsOf(folder: string): readonly string[] {
  const entries = readdirSync(join(folder, 'src', 'exports')).map((file) => file.replace(/\.ts$/, ''));
  return [...new Set([...foldersOf(folder).keys(), ...entries])].filter((name) => /^[A-Z]/.test(name)).sort();
}

/** The requirements that a component does not meet. */
export function componentProblems(folder: string, name: string, kind: Kind = primitives): readonly string[] {
  const own = foldersOf(folder).get(name) ?? '';
  const read = (...path: string[]) => textOf(join(folder, ...path));
  const stories = textOf(join(own, `${name}.stories.tsx`));
  const page = textOf(join(own, `${name}.mdx`));
  const manifest = JSON.parse(read('package.json')) as { exports: Record<string, unknown> };
  const title = stories.match(/\btitle: '([^']+)'/)?.[1] ?? '';
  const matrix = stories.match(/^export const Matrix\b[^;]*/m)?.[0] ?? '';
  const found = Array.from(page.matchAll(/^## (.+)$/gm), ([, heading = '']) => heading);
  const headings = kind.allowsMoreHeadings ? found.filter((it) => kind.headings.includes(it)) : found;
  const shown = Array.from(page.matchAll(/\bof=\{stories\.(\w+)\}/g), ([, story = '']) => story);
  const named = Array.from(read('README.md').matchAll(kind.named), ([, names]) => names).join('\n');

  const checks: Readonly<Record<string, boolean>> = {
    'no file in src/exports': read('src', 'exports', `${name}.ts`) !== '',
    'no line in src/exports/index.ts': read('src', 'exports', 'index.ts').includes(`from './${name}.ts'`),
    'no entry in package.json: run `npm run exports`': `./${name}` in manifest.exports,
    [`no stories with a title like ${kind.titles[0]}`]: kind.titles.some(
      (pattern) => title === pattern.replace('*', name),
    ),
    "no story Matrix with the tag 'matrix'": name in kind.unpictured || /tags: \['matrix'\]/.test(matrix),
    'no page with Meta, Canvas and ArgTypes': ['<Meta of={', '<Canvas of={', '<ArgTypes of={'].every((tag) =>
      page.includes(tag),
    ),
    'a page that shows a story which does not exist': shown.every((story) =>
      new RegExp(`^export const ${story}\\b`, 'm').test(stories),
    ),
    [`a page without the headings ${kind.headings.join(', ')}`]: headings.join() === kind.headings.join(),
    'no test in a browser': !kind.isTestedInBrowser || textOf(join(own, `${name}.browser.test.tsx`)) !== '',
    'no line in README.md': named.includes(`\`${name}\``),
  };
  return Object.entries(checks).flatMap(([problem, isRight]) => (isRight ? [] : [problem]));
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
