// The quick tests, or with --slow those that take long; one line at the end says how it went.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = join(root, '.handset', 'tests');
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');

const isSlow = process.argv.includes('--slow');
const projects = isSlow
  ? ['server*', 'browser', 'storybook', 'visual', 'e2e']
  : ['unit', 'server*', 'browser', 'storybook', 'ladle', 'e2e'];
const name = isSlow ? 'slow' : 'quick';
const report = join(results, `${name}.json`);

mkdirSync(results, { recursive: true });
rmSync(report, { force: true });
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
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CI: 'true', HANDSET_TESTS: name },
  },
);
const { passed, failed, remarks } = existsSync(report)
  ? read(report)
  : { passed: 0, failed: 1, remarks: ['FAILED: the tests broke off'] };
// An error outside every test fails the run without failing a test of its own.
const isBroken = failed === 0 && status !== 0;
if (isBroken) remarks.push(`FAILED: exit ${status}`);
const lines = remarks.map((remark) => `${remark}\n`).join('');
// For a caller that shows them again at the end.
writeFileSync(join(results, `${name}-remarks.txt`), lines);
console.info(lines);
console.info(`${passed} passed, ${isBroken ? 1 : failed} failed`);
process.exitCode = failed === 0 && !isBroken ? 0 : 1;

/** Results of a run: failed tests, and tests that passed only when repeated. */
function read(report) {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const remarks = [];
  let brokenFiles = 0;
  for (const file of testResults) {
    const name = relative(root, file.name);
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (file.status === 'failed' && failed.length === 0) {
      brokenFiles += 1;
      remarks.push(`FAILED ${name}\n  ${file.message}`);
    }
    for (const test of failed)
      remarks.push(`FAILED ${name} > ${test.fullName}\n  ${test.failureMessages[0]}`);
    for (const test of file.assertionResults)
      if (test.status === 'passed' && test.failureMessages.length > 0)
        remarks.push(`REPEATED ${name} > ${test.fullName}\n  ${test.failureMessages[0]}`);
  }
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles, remarks };
}
