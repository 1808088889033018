import { median, p } from '../harness/statistics.mjs';

const searches = 6;
const openings = 4;
const control = '#host input';

/** Why the field is behind a hook. */
const wholeField =
  'a whole field stands here, with label, notes, a button that clears and the places for loading and failure; downshift is a hook, beside a bare input.';
/** Why it takes longer than the least that React can do. */
const bareFloor =
  'the floor is a bare input over a bare list, without label, notes, a button that clears, announcements or a place chosen on the screen.';
const flatText =
  'the flat text of all options is kept, in which one pass finds a match anywhere; the tuned downshift keeps nothing and walks the options with each key, and takes longer for it at its slowest.';

export const dropdown = {
  name: 'dropdown',
  title: (count) => `Dropdown (${count.toLocaleString('en')} records)`,
  counts: [100_000],
  entries: {
    'floor-vanilla': { title: 'FLOOR vanilla DOM + flat-string index', role: 'floor' },
    'floor-react': { title: 'React floor (minimal hooks + flat-string index)', role: 'react-floor' },
    handset: { title: 'Handset SearchableSelect', role: 'ours' },
    'base-ui-tuned': { title: 'Base UI Combobox + own filter (tuned)', role: 'peer' },
    'downshift-tuned': { title: 'downshift + early-exit filter (tuned)', role: 'peer' },
    downshift: { title: 'downshift', role: 'peer' },
    'react-select': { title: 'react-select', role: 'peer' },
    ariakit: { title: 'Ariakit Combobox', role: 'peer' },
    'react-aria': { title: 'React Aria ComboBox', role: 'peer' },
  },
  reasons: {
    'scan 15': wholeField,
    open: wholeField,
    'first open': wholeField,
    mount: wholeField,
    'heap MB': flatText,
    'gz kB': wholeField,
    'br kB': wholeField,
    'INP max': 'the browser rounds it to 8 ms; the longest is the first opening, which mounts the list.',
  },
  mostOfFloor: 1.5,
  beyond: { 'key net CPU': bareFloor, open: bareFloor, 'first open': bareFloor, mount: bareFloor },
  columns: [
    { title: 'key p50', of: (runs) => p(all(runs, 'keys'), 0.5) },
    { title: 'key p95', of: (runs) => p(all(runs, 'keys'), 0.95) },
    { title: 'key net CPU', of: (runs) => median(runs.map((run) => run.keyCpu)) },
    { title: 'scan 15', of: (runs) => median(all(runs, 'scans')) },
    { title: 'open', of: (runs) => median(all(runs, 'opens')) },
    { title: 'first open', of: (runs) => median(runs.map((run) => run.firstOpen)) },
    { title: 'mount', of: (runs) => median(runs.map((run) => run.mount)) },
    { title: 'heap MB', of: (runs) => median(runs.map((run) => run.heap)) },
    { title: 'INP max', of: (runs) => median(runs.map((run) => run.longest)) },
  ],

  async measure(tab, { round }) {
    const before = await tab.heap();
    const mount = await tab.mount('ready');
    await tab.settle();

    const opens = [];
    for (let index = 0; index < openings; index += 1) {
      opens.push(await tab.timeClick(control, 'opened'));
      await reset(tab);
    }

    const keys = [];
    const cpu = [];
    const scans = [];
    const probe = { times: [], cpu: [] };
    for (let index = 0; index < searches; index += 1) {
      const at = (round * 7919 + index * 104_729) % 100_000;
      const code = await tab.ask('code', at);
      const expected = await tab.ask('expectations', code.slice(-6));
      const bare = await tab.timeProbe(code.slice(-6));
      probe.times.push(...bare.times);
      probe.cpu.push(bare.cpu);

      await tab.page.locator(control).first().focus();
      const typed = await tab.timeKeys(code.slice(-6), 'matches', (text) => expected[text.length - 1]);
      keys.push(...typed.times);
      cpu.push(typed.cpu);
      await reset(tab);

      await tab.page.locator(control).first().focus();
      await tab.settle();
      scans.push(await tab.time('keydown', () => tab.type(code), 'matches', code, 1));
      await reset(tab);
    }
    return {
      mount,
      opens,
      firstOpen: opens[0],
      keys,
      scans,
      probe: probe.times,
      keyCpu: median(cpu) - median(probe.cpu),
      longest: await tab.longestInteraction(),
      heap: (await tab.heap()) - before,
    };
  },
};

/** Empties the field, closes the list and leaves. */
async function reset(tab) {
  await tab.page.locator(control).first().fill('');
  await tab.settle();
  await tab.press('Escape');
  await tab.page.locator('#probe').focus();
  await tab.settle();
}

function all(runs, name) {
  return runs.flatMap((run) => run[name]);
}
