import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newComponent } from '../../scripts/newComponent.mjs';
import { componentProblems } from './componentProblems.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ui = join(root, 'packages', 'ui');

let folder = '';
let files: readonly string[] = [];

/** The package with copies of what is written to, and the rest as it is. */
beforeAll(() => {
  mkdirSync(join(root, '.handset'), { recursive: true });
  folder = mkdtempSync(join(root, '.handset', 'new-component-'));
  for (const file of ['package.json', 'README.md', 'tsup.config.ts'])
    copyFileSync(join(ui, file), join(folder, file));
  mkdirSync(join(folder, 'src'));
  cpSync(join(ui, 'src', 'exports'), join(folder, 'src', 'exports'), { recursive: true });
  for (const name of readdirSync(join(ui, 'src')))
    if (name !== 'exports') symlinkSync(join(ui, 'src', name), join(folder, 'src', name));
  files = newComponent(folder, 'WeatherVane', 'Feedback');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (command: string, args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', command), ...args],
    { cwd: folder, encoding: 'utf8' },
  );
  return status === 0 ? '' : stdout + stderr;
};

it('writes all that is asked of a component', () => {
  expect(componentProblems(folder, 'WeatherVane')).toEqual([]);
});

it('writes what the compiler accepts', { timeout: 120_000 }, () => {
  const config = join(folder, 'tsconfig.json');
  const { compilerOptions } = JSON.parse(readFileSync(join(ui, 'tsconfig.json'), 'utf8')) as {
    compilerOptions: Record<string, unknown>;
  };
  const { rootDir: _rootDir, outDir: _outDir, tsBuildInfoFile: _file, ...options } = compilerOptions;
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: { ...options, composite: false, emitDeclarationOnly: false, noEmit: true },
      include: ['src/WeatherVane', 'src/exports/WeatherVane.ts'],
    }),
  );
  expect(run('typescript/bin/tsc', ['-p', config])).toBe('');
});

it('writes what the linter and the formatter accept', { timeout: 60_000 }, () => {
  const checked = [...files, join(folder, 'src', 'exports', 'index.ts')].filter((file) =>
    /\.tsx?$/.test(file),
  );
  expect(run('@biomejs/biome/bin/biome', ['check', '--vcs-enabled=false', ...checked])).toBe('');
});

it('renders where there is no document', async () => {
  const { renderToString } = await import('react-dom/server');
  const { createElement } = await import('react');
  const { WeatherVane } = await import(/* @vite-ignore */ join(folder, 'src', 'exports', 'WeatherVane.ts'));
  expect(renderToString(createElement(WeatherVane, { label: 'North' }))).toContain('North');
});

it.each([
  ['weatherVane', 'Feedback', /Write it as ProgressBar/],
  [undefined, 'Feedback', /Write it as ProgressBar/],
  ['Barometer', 'Weather', /It is one of Actions, Fields/],
  ['Button', 'Actions', /is there already/],
])('refuses %o in %o', (name, section, reason) => {
  expect(() => newComponent(folder, name, section)).toThrow(reason);
});
