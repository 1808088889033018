import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';
import { launchOptions } from './tools/chromium/launchOptions.ts';
import { findPostgres } from './tools/postgres/findPostgres.ts';
import { compareCells } from './tools/visual/compareCells.ts';
import { lateDependencies } from './tools/vite/lateDependencies.ts';
import { resolveFromSource } from './tools/vite/resolveFromSource.ts';

const chromiumOptions = await launchOptions();

const inChromium = (): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumOptions }),
  instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
});

const maxWorkers = 2;

/**
 * In CI, what a real browser shows in time is asked once more before it counts as wrong: its machines are shared. `scripts/test.mjs`
 * names each test that needed it.
 */
const retry = process.env.CI ? 1 : 0;

const serverTests = {
  environment: 'node',
  include: ['apps/server/src/**/*.test.ts'],
  // Argon2id and real databases take their time on a busy machine.
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

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
          include: ['packages/*/src/**/*.test.ts', 'apps/host/src/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['**/*.visual.test.ts'],
        },
      },
      {
        test: { ...serverTests, name: 'server', env: { HANDSET_TEST_DATABASE_URL: '' } },
      },
      ...(postgres
        ? [
            {
              test: {
                ...serverTests,
                name: 'server-postgres',
                globalSetup: ['tools/postgres/startPostgres.ts'],
                setupFiles: ['tools/postgres/useTestDatabase.ts'],
              },
            },
          ]
        : []),
      {
        // Found late, they would be bundled anew beside a second React.
        optimizeDeps: {
          include: [
            'react-router-dom',
            'idb-keyval',
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
          retry,
          include: ['{packages,apps,tools}/**/*.browser.test.tsx'],
          testTimeout: 30_000,
          sequence: { groupOrder: 1 },
          browser: inChromium(),
        },
      },
      {
        extends: false, // .storybook/main.ts brings the plugins
        // What evaluates style sheets knows of this alone, and would look for built packages.
        ...resolveFromSource,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          retry,
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
          retry,
          include: ['tools/visual/*.visual.test.ts'],
          // One page for every look: the stories are loaded once.
          isolate: false,
          maxWorkers,
          testTimeout: 30_000,
          sequence: { groupOrder: 3 },
          browser: {
            ...inChromium(),
            provider: playwright({
              launchOptions: chromiumOptions,
              contextOptions: { reducedMotion: 'reduce' },
            }),
            expect: {
              toMatchScreenshot: {
                comparators: { cells: compareCells },
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
          retry,
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
          retry,
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['scripts/buildHost.mjs'],
          sequence: { groupOrder: 5 },
          testTimeout: 120_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
