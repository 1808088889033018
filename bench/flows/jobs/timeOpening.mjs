import { median, p } from '../../ui/harness/statistics.mjs';

const openings = 6;
const wholeOpenings = 3;

/** Number of controls in a page's dialog, in total and in view. */
export async function countControls(tab) {
  await tab.mount('ready');
  await tab.clickAt(await tab.point('#open'));
  await tab.waitFor('opened', 2);
  await tab.settle();
  return tab.ask('controls');
}

/**
 * Opens the dialog of a mounted page and measures until everything in view is there, the first time and
 * repeatedly, and until all of it is there.
 */
export async function timeOpening(tab, { all, seen }) {
  const bare = [];
  for (let index = 0; index < 3; index += 1) bare.push((await timePress(tab, '#probe', 'always')).cpu);
  const open = async (...condition) => {
    const press = await timePress(tab, '#open', ...condition);
    await tab.press('Escape');
    await tab.waitFor('closed');
    await tab.settle();
    return press;
  };
  const first = await open('seen', seen);
  const others = [];
  for (let index = 0; index < openings; index += 1) others.push(await open('seen', seen));
  const whole = [];
  for (let index = 0; index < wholeOpenings; index += 1) whole.push(await open('opened', all));
  return {
    first: first.time,
    opens: others.map(({ time }) => time),
    whole: whole.map(({ time }) => time),
    firstCpu: first.cpu - median(bare),
    cpu: median(others.map(({ cpu }) => cpu)) - median(bare),
  };
}

/** Time from a press to the expected content, and the main thread's work until idle. */
async function timePress(tab, selector, ...condition) {
  const at = await tab.point(selector);
  const before = await tab.cpu();
  const time = await tab.time('pointerdown', () => tab.clickAt(at), ...condition);
  await tab.settle();
  return { time, cpu: (await tab.cpu()) - before };
}

/** The first opening, those after it, and how long the last control takes. */
export function openingRows(runs, { what, limit }) {
  const firsts = runs.map((run) => run.first);
  const opens = runs.flatMap((run) => run.opens);
  const whole = runs.flatMap((run) => run.whole);
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
    { what: `${what}, again, to its last control`, p50: median(whole), p95: p(whole, 0.95) },
  ];
}
