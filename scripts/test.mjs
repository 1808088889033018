// The tests of every change, or with --long all the others; one line at the end says how it went. Further arguments are
// Vitest's: `npm test -- packages/domain` runs the tests of one folder.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPostgres } from './postgres.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, '.handset', 'tests');
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');

const isLong = process.argv.includes('--long');
const given = process.argv.slice(2).filter((argument) => argument !== '--long');
const name = isLong ? 'long' : 'quick';
const report = join(folder, `${name}.json`);
const projects = ['unit', 'server*', 'browser', 'storybook', 'ladle', 'e2e', ...(isLong ? ['visual'] : [])];
const MAX_MINUTES = isLong ? 150 : 45;

/** Checks of `--long` that are no tests of Vitest's. */
const longSteps = ['build', 'sizes', 'examples:check', 'storybook:build'];

const outcome = { passed: 0, failed: 0, remarks: [] };

try {
  mkdirSync(folder, { recursive: true });
  rmSync(report, { force: true });
  const ending = await runVitest();
  const results = readReport();
  if (results) count(results);
  else fail(`the tests broke off (${ending}): the lines above say why`);
  // An error outside every test fails the run without failing a test of its own.
  if (outcome.failed === 0 && ending !== 'exit 0') fail(`the tests ended with ${ending}`);
  if (!findPostgres())
    fail(
      'PostgreSQL is not installed, so the server was tested on SQLite alone: install it (Debian: apt-get install postgresql; macOS: brew install postgresql)',
    );
  if (isLong && given.length === 0) longSteps.forEach(runStep);
  const lines = outcome.remarks.map((remark) => `${remark}\n`).join('');
  // For a caller that shows them again at the end.
  writeFileSync(join(folder, `${name}-remarks.txt`), lines);
  console.info(lines);
} catch (error) {
  if (error.code !== 'ENOSPC') throw error;
  fail('the disk is full: make room and try again');
  console.info(outcome.remarks.at(-1));
}
console.info(`${outcome.passed} passed, ${outcome.failed} failed`);
process.exitCode = outcome.failed === 0 ? 0 : 1;

function fail(remark) {
  outcome.failed += 1;
  outcome.remarks.push(`FAILED: ${remark}`);
}

/** Resolves with how Vitest ended. A run that hangs is ended, with all its processes. */
function runVitest() {
  const run = spawn(
    process.execPath,
    [
      vitest,
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...given,
    ],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
      env: { ...process.env, CI: 'true', HANDSET_TESTS: name },
    },
  );
  const end = () => {
    try {
      process.kill(-run.pid, 'SIGKILL');
    } catch {
      run.kill('SIGKILL');
    }
  };
  process.once('SIGINT', end).once('SIGTERM', end);
  return new Promise((resolve) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      end();
    }, MAX_MINUTES * 60_000);
    run.once('exit', (status, signal) => {
      clearTimeout(timer);
      resolve(
        isLate ? `no end after ${MAX_MINUTES} minutes` : signal ? `signal ${signal}` : `exit ${status}`,
      );
    });
  });
}

/** Vitest's report, or undefined where it is missing or cut off. */
function readReport() {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Counts the tests, and notes those that failed or passed only when repeated. */
function count({ numPassedTests, numFailedTests, testResults }) {
  outcome.passed += numPassedTests;
  outcome.failed += numFailedTests;
  for (const file of testResults) {
    const path = relative(root, file.name);
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (file.status === 'failed' && failed.length === 0) fail(`${path}\n  ${file.message}`);
    for (const test of failed)
      outcome.remarks.push(`FAILED ${path} > ${test.fullName}\n  ${test.failureMessages[0]}`);
    for (const test of file.assertionResults)
      if (test.status === 'passed' && test.failureMessages.length > 0)
        outcome.remarks.push(`REPEATED ${path} > ${test.fullName}\n  ${test.failureMessages[0]}`);
  }
}

function runStep(script) {
  console.info(`\n=== npm run ${script}`);
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status === 0) outcome.passed += 1;
  else fail(`npm run ${script} ended with exit ${status}`);
}
