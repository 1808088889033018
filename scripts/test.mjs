// Every test there is, cheapest first, and one line at the end that says how it went.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = join(root, '.handset', 'tests');
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');

// In runs of their own, so that two browsers, two builds and a server never share two cores.
const runs = [['unit', 'server*'], ['browser', 'storybook'], ['visual'], ['ladle'], ['e2e']];

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const outcomes = runs.map(run);
const totals = outcomes.reduce((sum, next) => ({
  passed: sum.passed + next.passed,
  failed: sum.failed + next.failed,
}));
const remarks = outcomes.flatMap((outcome) => outcome.remarks.map((remark) => `${remark}\n`)).join('');
// For whoever shows them again below what comes after the tests.
writeFileSync(join(results, 'remarks.txt'), remarks);
console.info(remarks);
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
  if (!existsSync(report))
    return { passed: 0, failed: 1, remarks: [`FAILED ${projects.join(', ')}: broke off`] };
  const outcome = read(report);
  if (outcome.failed > 0 || status === 0) return outcome;
  // An error outside every test fails the run without failing a test of its own.
  return {
    ...outcome,
    failed: 1,
    remarks: [...outcome.remarks, `FAILED ${projects.join(', ')}: exit ${status}`],
  };
}

/** What a run came to, with a remark on each test that failed, or that passed only when it was repeated. */
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
