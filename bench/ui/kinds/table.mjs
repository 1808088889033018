import { median, p } from '../harness/statistics.mjs';

const searches = 3;
const jumps = [0.37, 0.81, 0.13, 0.66, 0.24];
const header = (title) => `#host :is([role=columnheader], th) >> text="${title}"`;

export const table = {
  name: 'table',
  title: (count) => `Table (${count.toLocaleString('en')} records)`,
  counts: [10_000, 100_000],
  entries: {
    'floor-vanilla': {
      title: 'FLOOR vanilla DOM (recycled rows, flat-string filter, cached permutations)',
      role: 'floor',
    },
    'floor-react': {
      title: 'React floor (slot-keyed rows, flat-string filter, cached permutations)',
      role: 'react-floor',
    },
    handset: { title: 'Handset DataTable', role: 'ours' },
    tanstack: { title: 'TanStack Table + Virtual', role: 'peer' },
    antd: { title: 'Ant Design Table (virtual)', role: 'peer' },
    'ag-grid': { title: 'AG Grid Community', role: 'peer' },
  },
  reasons: {
    'jump p50':
      'each row that comes into sight carries what the ARIA grid asks for (places, focus, selection); the rows of the peer are bare.',
  },
  mostOfFloor: 2,
  columns: [
    { title: 'filter key p50', of: (runs) => p(all(runs, 'keys'), 0.5) },
    { title: 'filter key p95', of: (runs) => p(all(runs, 'keys'), 0.95) },
    { title: 'filter net CPU', of: (runs) => median(runs.map((run) => run.keyCpu)) },
    { title: 'sort number', of: (runs) => median(all(runs, 'numbers')) },
    { title: 'sort text', of: (runs) => median(all(runs, 'texts')) },
    { title: 'mount', of: (runs) => median(runs.map((run) => run.mount)) },
    { title: 'jump p50', of: (runs) => median(all(runs, 'jumps')) },
    { title: 'frames > 50 ms', of: (runs) => median(runs.map((run) => run.frames.long)) },
    { title: 'blank frames', of: (runs) => median(runs.map((run) => run.frames.blank)) },
    { title: 'heap MB', of: (runs) => median(runs.map((run) => run.heap)) },
    { title: 'INP max', of: (runs) => median(runs.map((run) => run.longest)) },
  ],

  async measure(tab, { round }) {
    const before = await tab.heap();
    const mount = await tab.mount('ready');
    await tab.settle();
    const first = await tab.ask('first');

    const jumped = [];
    for (const share of jumps) {
      jumped.push(await tab.within(`jump to ${share}`, tab.ask('jump', share)));
      await tab.settle();
    }
    await tab.ask('toTop');
    await tab.settle();

    const keys = [];
    const probes = [];
    for (let index = 0; index < searches; index += 1) {
      const word = await tab.ask('word', round * 1409 + index * 607 + 11);
      const expected = await tab.ask('filtered', word);
      probes.push(await tab.timeProbe(word));
      await tab.focus('#filter');
      keys.push(await tab.timeKeys(word, 'shows', (text) => [expected[text.length - 1]]));
      await tab.fill('#filter', '');
      await tab.waitFor('shows', first);
    }

    const sorts = { price: [], name: [] };
    const sorted = { price: await tab.ask('sorted', 'price'), name: await tab.ask('sorted', 'name') };
    for (const by of ['price', 'name', 'price', 'name']) {
      const title = by === 'price' ? 'Price' : 'Name';
      sorts[by].push(await tab.timeClick(header(title), 'shows', sorted[by]));
      await tab.settle();
    }

    const at = await tab.ask('place');
    await tab.ask('watchFrames');
    await tab.session.send('Input.synthesizeScrollGesture', {
      ...at,
      yDistance: -15_000,
      speed: 6000,
      gestureSourceType: 'mouse',
    });
    const frames = await tab.ask('watched');
    return {
      mount,
      jumps: jumped,
      keys: keys.flatMap(({ times }) => times),
      keyCpu: median(keys.map(({ cpu }) => cpu)) - median(probes.map(({ cpu }) => cpu)),
      probe: probes.flatMap(({ times }) => times),
      numbers: sorts.price,
      texts: sorts.name,
      frames,
      longest: await tab.longestInteraction(),
      heap: (await tab.heap()) - before,
    };
  },
};

function all(runs, name) {
  return runs.flatMap((run) => run[name]);
}
