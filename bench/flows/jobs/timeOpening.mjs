import { median, p } from '../../ui/harness/statistics.mjs';

const openings = 6;

/** How many controls the dialog of a page has when all of it stands there. */
export async function countControls(tab) {
  await tab.mount('ready');
  await tab.clickAt(await tab.point('#open'));
  await tab.waitFor('opened', 2);
  await tab.settle();
  return tab.ask('controls');
}

/** Opens the dialog of a mounted page: the first time, and again and again. */
export async function timeOpening(tab, controls) {
  const bare = [];
  for (let index = 0; index < 3; index += 1) bare.push((await timePress(tab, '#probe', 'always')).cpu);
  const presses = [];
  for (let index = 0; index <= openings; index += 1) {
    presses.push(await timePress(tab, '#open', 'opened', controls));
    await tab.press('Escape');
    await tab.waitFor('closed');
    await tab.settle();
  }
  const [first, ...others] = presses;
  return {
    first: first.time,
    opens: others.map(({ time }) => time),
    firstCpu: first.cpu - median(bare),
    cpu: median(others.map(({ cpu }) => cpu)) - median(bare),
  };
}

/** How long a press takes to show what it should, and what the thread did until all was at rest. */
async function timePress(tab, selector, ...condition) {
  const at = await tab.point(selector);
  const before = await tab.cpu();
  const time = await tab.time('pointerdown', () => tab.clickAt(at), ...condition);
  await tab.settle();
  return { time, cpu: (await tab.cpu()) - before };
}

/** The first opening, and those after it. */
export function openingRows(runs, { what, limit }) {
  const firsts = runs.map((run) => run.first);
  const opens = runs.flatMap((run) => run.opens);
  return [
    {
      what: `${what}, first time`,
      p50: median(firsts),
      p95: p(firsts, 0.95),
      cpu: median(runs.map((run) => run.firstCpu)),
      limit,
    },
    {
      what: `${what}, again`,
      p50: median(opens),
      p95: p(opens, 0.95),
      cpu: median(runs.map((run) => run.cpu)),
      limit,
    },
  ];
}
