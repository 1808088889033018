// Every test there is, cheapest first, and one line at the end that says how it went.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = join(root, '.handset', 'tests');
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');

// In runs of their own, so that two browsers, two builds and a server never share two cores.
const runs = [['unit', 'server*'], ['browser', 'storybook'], ['visual'], ['ladle'], ['e2e']];

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const totals = runs.map(run).reduce((sum, next) => ({
  passed: sum.passed + next.passed,
  failed: sum.failed + next.failed,
}));
console.info(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;

function run(projects) {
  const report = join(results, `${projects[0]}.json`);
  const { status } = spawnSync(
    process.execPath,
    [
      vitest,
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, CI: 'true' } },
  );
  const { passed, failed } = existsSync(report) ? count(report) : { passed: 0, failed: 0 };
  // A file that does not load, or an error outside every test, fails the run without failing a test of its own.
  return { passed, failed: failed === 0 && status !== 0 ? 1 : failed };
}

function count(report) {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length };
}
