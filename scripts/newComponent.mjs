// Begins a component of @handset/ui: npm run new:component Rating Feedback
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageExports } from './packageExports.mjs';

/** The sections of Storybook and of the package's README. */
export const sections = [
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

/** Where a section stands in the README, if not under its own name. */
const headings = { Theme: 'Provider and theme' };

/**
 * Writes a component's folder, its entry, and its lines in the root entry, in package.json and in the README.
 *
 * @returns the files that were written.
 */
export function newComponent(folder, name, section) {
  if (!/^[A-Z][a-zA-Z0-9]*$/.test(name ?? ''))
    throw new Error(`The name is ${JSON.stringify(name)}. Write it as ProgressBar.`);
  if (!sections.includes(section))
    throw new Error(`The section is ${JSON.stringify(section)}. It is one of ${sections.join(', ')}.`);
  const own = join(folder, 'src', name);
  if (existsSync(own)) throw new Error(`${own} is there already.`);

  const written = Object.entries(filesOf(name, section)).map(([path, text]) => {
    const file = join(folder, 'src', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  });
  edit(join(folder, 'src', 'exports', 'index.ts'), (text) => withExport(text, name));
  edit(join(folder, 'README.md'), (text) => withLine(text, name, headings[section] ?? section));
  edit(join(folder, 'package.json'), (text) => {
    const manifest = JSON.parse(text);
    return `${JSON.stringify({ ...manifest, exports: packageExports(folder) }, null, 2)}\n`;
  });
  return written;
}

function edit(file, change) {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** The line among the others, where the formatter would put it. */
function withExport(text, name) {
  const line = `export { ${name}, type ${name}Props } from '../${name}/${name}.tsx';\n`;
  const pathOf = (statement) => statement.match(/from '([^']+)';\n$/)?.[1] ?? '';
  const statements = text.match(/export [\s\S]*?from '[^']+';\n/g) ?? [];
  const after = statements.find((statement) => {
    const path = pathOf(statement);
    return path.localeCompare(pathOf(line), 'en', { caseFirst: 'upper' }) > 0;
  });
  return after ? text.replace(after, () => line + after) : text + line;
}

/** The line at the end of its section. */
function withLine(text, name, heading) {
  const line = `- \`${name}\`: \`<${name} label />\`\n`;
  const parts = text.split(/^(?=## )/m);
  const place = parts.findIndex((part) => part.startsWith(`## ${heading}\n`));
  if (place < 0) return `${text.trimEnd()}\n\n## ${heading}\n\n${line}`;
  parts[place] = `${parts[place].trimEnd()}\n${line}${place === parts.length - 1 ? '' : '\n'}`;
  return parts.join('');
}

function filesOf(name, section) {
  const className = name[0].toLowerCase() + name.slice(1);
  return {
    [`${name}/${name}.tsx`]: `import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import * as styles from './${name}.css.ts';

/** Props of ${name}. */
export interface ${name}Props {
  /** What it says. */
  label: string;
}

/** One sentence that says what it is for. */
export function ${name}({ label }: ${name}Props) {
  useDevelopmentWarning(label.trim() ? null : '${name}: label is empty. Say what it is.');
  return <div className={styles.${className}}>{label}</div>;
}
`,
    [`${name}/${name}.css.ts`]: `import { componentStyle } from '../theme/layered.ts';
import { text } from '../theme/mixins.ts';

export const ${className} = componentStyle({ ...text(2), overflowWrap: 'anywhere' });
`,
    [`${name}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { ${name} } from './${name}.tsx';

const meta: Meta<typeof ${name}> = {
  title: 'UI/${section}/${name}',
  component: ${name},
  args: { label: 'Chairs' },
};
export default meta;

type Story = StoryObj<typeof ${name}>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chairs')).toBeVisible();
  },
};

export const LongText: Story = { args: { label: 'Chairs of oak, '.repeat(40) } };

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <div style={{ inlineSize: 360 }}>
      <Stack gap={3}>
        <${name} label="Chairs" />
        <${name} label={'Chairs of oak, '.repeat(10)} />
      </Stack>
    </div>
  ),
};
`,
    [`${name}/${name}.browser.test.tsx`]: `import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ${name} } from './${name}.tsx';

it('says what it is told to', async () => {
  await render(<${name} label="Chairs" />);
  await expect.element(page.getByText('Chairs')).toBeVisible();
});

it('names the prop where it has nothing to say', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await render(<${name} label="" />);
  expect(warn.mock.calls.flat()).toContainEqual(expect.stringContaining('${name}: label is empty'));
  warn.mockRestore();
});
`,
    [`${name}/${name}.mdx`]: `import { ArgTypes, Canvas, Meta } from '@storybook/addon-docs/blocks';
import * as stories from './${name}.stories.tsx';
import { ${name} } from './${name}.tsx';

<Meta of={stories} />

# ${name}

One sentence that says what it is for.

\`\`\`tsx
<${name} label="Chairs" />
\`\`\`

<Canvas of={stories.Plain} />

## When to use

- Where …
- Not where …: which other component instead.

## Anatomy

What it is made of, and what of it can be left out.

## Props

<ArgTypes of={${name}} />

## Keyboard

It takes no keys.

## Accessibility

Role, name, states; what is announced, and when.

## Theming

Which \`--hs-*\` variables matter.

## When something is wrong

- An empty \`label\`: nothing is shown, and the console says so in development.

<Canvas of={stories.LongText} />
`,
    [`exports/${name}.ts`]: `export { ${name}, type ${name}Props } from '../${name}/${name}.tsx';\n`,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const folder = join(root, 'packages', 'ui');
  const [name, section] = process.argv.slice(2);
  try {
    const files = newComponent(folder, name, section);
    const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
    const written = [...files, join(folder, 'src', 'exports', 'index.ts')].filter(
      (file) => !file.endsWith('.mdx'),
    );
    spawnSync(process.execPath, [biome, 'check', '--write', ...written], { cwd: root, stdio: 'inherit' });
    console.info(`Begun:\n${files.map((file) => `  ${file.slice(root.length)}`).join('\n')}`);
    console.info('Next: its props and states, the sentences of its page, its line in packages/ui/README.md.');
  } catch (error) {
    console.error(`${error.message}\nnpm run new:component Name Section`);
    process.exitCode = 1;
  }
}
