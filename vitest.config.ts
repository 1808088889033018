import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserContextOptions } from 'playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';
import { findPostgres } from './scripts/postgres.mjs';
import { launchOptions } from './tools/chromium/launchOptions.ts';
import { lateDependencies } from './tools/vite/lateDependencies.ts';
import { resolveFromSource } from './tools/vite/resolveFromSource.ts';

const chromiumOptions = await launchOptions();

/**
 * Disables motion, so that a dialog can be pressed as soon as it opens. Storybook also pauses animations while it
 * checks accessibility, and a dialog fading in would stay invisible.
 */
const contextOptions: BrowserContextOptions = { reducedMotion: 'reduce' };

const inChromium = (): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumOptions, contextOptions }),
  instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
});

const maxWorkers = 2;

/** Retries of end-to-end tests in CI. `scripts/test.mjs` names each test that needed one. */
const retry = process.env.CI ? 1 : 0;

/**
 * `npm test` runs the tests of every change. `npm run test:long` runs the others: files named `*.long.test.ts`,
 * property tests with new seeds, the whole server on PostgreSQL, stories without a play function, and pictures.
 */
const isLong = process.env.HANDSET_TESTS === 'long';
const longFiles = '**/*.long.*';

/** The quick tests of a glob, or its long ones. */
const testsIn = (folders: string, ending = 'test.ts') =>
  isLong
    ? { include: [`${folders}/*.long.${ending}`] }
    : { include: [`${folders}/*.${ending}`], exclude: [longFiles] };

/** Compile cache of server processes, which halves the start of the next one. */
const compileCache = '.handset/compile-cache';

/** Set-up of tests in Node. */
const setupFiles = isLong ? [] : ['tools/random/fixedSeed.ts'];

const serverTests = {
  environment: 'node',
  // The server is loaded once per worker; each file has a database of its own.
  isolate: false,
  // Real databases take their time on a busy machine.
  testTimeout: 30_000,
  hookTimeout: 60_000,
  setupFiles: [...setupFiles, 'tools/passwords/cheapPasswords.ts'],
  env: { NODE_COMPILE_CACHE: compileCache },
};

/** They need a module of Node of their own, real or replaced, and so modules that no other file shares. */
const isolated = [
  'apps/server/src/shop/access/password.test.ts',
  'apps/server/src/base/database/diskProblem.test.ts',
];

/** Tests that try more, or other, cases when there is time. */
const longer = [
  'apps/server/{src,test}/**/*.property.test.ts',
  'apps/server/test/reliability/killNine.test.ts',
];

/** Tests whose results may differ between PostgreSQL and SQLite. */
const databaseTests = [
  'apps/server/src/base/database/**/*.test.ts',
  'apps/server/test/contract/{contract,locks}.test.ts',
  'apps/server/src/app/http/idempotency.test.ts',
  'apps/server/src/**/races.test.ts',
];

/** Tests on PostgreSQL that are short in `npm test` and long in `npm run test:long`. */
const sized = ['apps/server/test/reliability/databaseOutage.test.ts', 'apps/server/test/model/races.test.ts'];

const serverFiles = 'apps/server/{src,test}/**/*.test.ts';
const onSqlite = isLong
  ? { include: ['apps/server/{src,test}/**/*.long.test.ts', ...longer] }
  : { include: [serverFiles], exclude: [longFiles, ...isolated] };
const onPostgres = isLong
  ? { include: [serverFiles], exclude: [...databaseTests, ...isolated] }
  : { include: [...databaseTests, ...sized], exclude: [longFiles, ...isolated] };

/** Tags of stories to run: those with a play function (Storybook's own tag), and each component's matrix. */
const operated = ['play-fn', 'matrix'];

const postgres = findPostgres();
if (!postgres) console.warn('PostgreSQL is not installed here: the server is tested on SQLite alone.');

export default defineConfig({
  ...resolveFromSource,
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    maxWorkers,
    attachmentsDir: '.handset/attachments',
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // A property test of many runs takes its time on a busy machine.
          testTimeout: 30_000,
          setupFiles,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/host/src/**/*.test.ts',
            'tools/**/*.test.ts',
            ...isolated,
          ],
          exclude: ['**/*.visual.test.ts'],
        },
      },
      {
        test: {
          ...serverTests,
          ...onSqlite,
          name: 'server',
          env: { ...serverTests.env, HANDSET_TEST_DATABASE_URL: '' },
        },
      },
      ...(postgres
        ? [
            {
              test: {
                ...serverTests,
                ...onPostgres,
                name: 'server-postgres',
                globalSetup: ['tools/postgres/startPostgres.ts'],
                setupFiles: [...serverTests.setupFiles, 'tools/postgres/useTestDatabase.ts'],
              },
            },
          ]
        : []),
      {
        // If found late, they would be bundled again beside a second React.
        optimizeDeps: {
          include: [
            'react-router-dom',
            'dexie',
            'dexie-react-hooks',
            'fake-indexeddb',
            'vitest-browser-react',
            '@storybook/react-vite',
            'storybook/preview-api',
            'storybook/test',
            'react-dom/client',
            'react-dom/server',
            'swr',
            ...lateDependencies,
          ],
        },
        test: {
          name: 'browser',
          ...testsIn('{packages,apps,tools}/**', 'browser.test.tsx'),
          testTimeout: 30_000,
          sequence: { groupOrder: 1 },
          browser: inChromium(),
        },
      },
      {
        extends: false, // .storybook/main.ts brings the plugins
        // The evaluator of style sheets reads only this setting. Otherwise it would look for built packages.
        ...resolveFromSource,
        plugins: [
          storybookTest({
            configDir: '.storybook',
            tags: isLong ? { exclude: operated } : { include: operated },
          }),
        ],
        test: {
          name: 'storybook',
          setupFiles: ['tools/chromium/withoutScreenKeyboard.ts'],
          isolate: false,
          maxWorkers,
          testTimeout: 30_000,
          sequence: { groupOrder: 2 },
          browser: inChromium(),
        },
      },
      {
        optimizeDeps: { include: ['axe-core', ...lateDependencies] },
        test: {
          name: 'visual',
          setupFiles: ['tools/chromium/withoutScreenKeyboard.ts'],
          include: ['tools/visual/*.visual.test.ts'],
          // One page for every look: the stories are loaded once.
          isolate: false,
          maxWorkers,
          testTimeout: 30_000,
          sequence: { groupOrder: 3 },
          browser: {
            ...inChromium(),
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                // Room for another machine's smoothing of edges.
                comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0.002 },
                resolveScreenshotPath: ({ root, arg, ext }) => `${root}/tools/visual/baselines/${arg}${ext}`,
                resolveDiffPath: ({ root, arg, ext }) => `${root}/.handset/visual/${arg}${ext}`,
              },
            },
          },
        },
      },
      {
        test: {
          name: 'ladle',
          include: ['.ladle/*.test.ts'],
          globalSetup: ['.ladle/serveStories.ts'],
          sequence: { groupOrder: 4 },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          env: { NODE_COMPILE_CACHE: compileCache },
          retry,
          ...testsIn('e2e/**'),
          globalSetup: ['scripts/buildHost.mjs', 'e2e/shareServer.ts'],
          // One browser per worker.
          isolate: false,
          sequence: { groupOrder: 5 },
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // A page that two workers share the machine with takes longer than Vitest's second.
          expect: { poll: { timeout: 20_000 } },
          maxWorkers,
        },
      },
    ],
  },
});
