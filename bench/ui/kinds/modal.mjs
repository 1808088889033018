import { median } from '../harness/statistics.mjs';

const openings = 8;

export const modal = {
  name: 'modal',
  title: () => 'Modal',
  counts: [0],
  entries: {
    'floor-vanilla': { title: 'FLOOR vanilla native `<dialog>`', role: 'floor' },
    'floor-react': { title: 'React floor (native `<dialog>`)', role: 'react-floor' },
    handset: { title: 'Handset Modal', role: 'ours' },
    radix: { title: 'Radix Dialog', role: 'peer' },
    'headless-ui': { title: 'Headless UI Dialog', role: 'peer' },
    'base-ui': { title: 'Base UI Dialog', role: 'peer' },
    'react-aria': { title: 'React Aria Modal', role: 'peer' },
  },
  columns: [
    { title: 'open p50', of: (runs) => median(runs.flatMap((run) => run.opens)) },
    { title: 'open first', of: (runs) => median(runs.map((run) => run.first)) },
    { title: 'open net CPU', of: (runs) => median(runs.map((run) => run.cpu)) },
    { title: 'mount', of: (runs) => median(runs.map((run) => run.mount)) },
  ],

  async measure(tab) {
    const bare = [];
    for (let index = 0; index < 3; index += 1) {
      const { cpu } = await timePress(tab, '#probe', 'always');
      bare.push(cpu);
    }
    const mount = await tab.mount('ready');
    await tab.settle();
    const presses = [];
    for (let index = 0; index <= openings; index += 1) {
      presses.push(await timePress(tab, '#open', 'opened'));
      await tab.press('Escape');
      await tab.waitFor('closed');
      await tab.settle();
    }
    const [first, ...others] = presses;
    return {
      mount,
      first: first.time,
      opens: others.map(({ time }) => time),
      cpu: median(others.map(({ cpu }) => cpu)) - median(bare),
    };
  },
};

/** How long a press takes to show what it should, and what the thread did until all was at rest. */
async function timePress(tab, selector, condition) {
  const at = await tab.point(selector);
  const before = await tab.cpu();
  const time = await tab.time('pointerdown', () => tab.clickAt(at), condition);
  await tab.settle();
  return { time, cpu: (await tab.cpu()) - before };
}
