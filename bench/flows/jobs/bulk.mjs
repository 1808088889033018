import { median, p } from '../../ui/harness/statistics.mjs';
import { keyRows, workOf } from './keyRows.mjs';

const rows = 1000;
const blankRows = [2, 3, 4];
const pasted = 500;
const pastes = 3;
const price = '45250';

/** A lot of 1,000 phones while it is typed into, and 500 IMEIs that are pasted into blank rows. */
export const bulk = {
  name: 'bulk',
  entries: { filled: 'BulkPurchase, 1,000 rows', blank: 'BulkPurchase, 500 blank rows' },
  counts: { filled: rows, blank: pasted },

  async measure(tab, { entry }) {
    return entry === 'filled' ? typeInto(tab) : pasteInto(tab);
  },

  rows(runs, title) {
    if (runs.some((run) => run.pastes)) {
      const times = runs.flatMap((run) => run.pastes);
      return [
        {
          what: '500 IMEIs pasted, shown and checked',
          p50: median(times),
          p95: p(times, 0.95),
          cpu: median(runs.flatMap((run) => run.cpu)),
          limit: 200,
        },
      ];
    }
    return [
      { what: `${title}, opens for the first time`, p50: median(runs.map(({ open }) => open)) },
      ...withCpu(keyRows(runs, { what: 'a key in an IMEI of 1,000 rows', keys: 'keys' }), runs, 'keys'),
      ...withCpu(
        keyRows(runs, { what: 'a key in their price, with the totals', keys: 'prices' }),
        runs,
        'prices',
      ).slice(1),
      ...keyRows(
        runs.map((run) => ({ ...run, all: [...run.keys, ...run.prices] })),
        { what: 'any of these keys', keys: 'all' },
      ).slice(1),
    ];
  },
};

/** With what each key costs the thread. */
function withCpu([bare, own], runs, keys) {
  const all = (name) => runs.flatMap(({ work }) => work[name]);
  return [bare, { ...own, ...workOf(all(keys), all('bare')) }];
}

async function typeInto(tab) {
  const bare = [];
  const work = { bare: [], keys: [], prices: [] };
  for (let turn = 0; turn < 3; turn += 1) {
    const probe = await tab.timeProbe(price);
    bare.push(...probe.times);
    work.bare.push(...probe.work);
  }
  const open = await tab.timeClick('#open', 'rowsStand', rows);
  await tab.settle();
  const run = { open, bare, keys: [], prices: [] };
  const imeis = await tab.ask('imeis', 400_000, blankRows.length);
  for (const [at, row] of blankRows.entries()) {
    await tab.focus(`[data-index="${row}"] [data-grid-column=imei1] input`);
    const typed = await tab.timeKeys(imeis[at], 'typed', (text) => [row, text]);
    run.keys.push(...typed.times);
    work.keys.push(...typed.work);
    await tab.waitFor('scanned', rows - blankRows.length + at + 1, rows);
    await tab.settle();
  }
  const field = '[role=dialog] [data-field="entries.0.priceOfOne"] input';
  for (let turn = 0; turn < 3; turn += 1) {
    await tab.fill(field, '');
    await tab.focus(field);
    const typed = await tab.timeKeys(price, 'priced', (text) => [text, rows]);
    run.prices.push(...typed.times);
    work.prices.push(...typed.work);
  }
  return { ...run, work };
}

async function pasteInto(tab) {
  await tab.clickAt(await tab.point('#open'));
  await tab.waitFor('rowsStand', pasted);
  await tab.settle();
  await tab.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const times = [];
  const cpu = [];
  for (let turn = 0; turn < pastes; turn += 1) {
    const imeis = await tab.ask('imeis', 300_000 + turn * pasted, pasted);
    await tab.page.evaluate((text) => navigator.clipboard.writeText(text), imeis.join('\n'));
    await tab.focus('[data-index="0"] [data-grid-column=imei1] input');
    const before = await tab.cpu();
    times.push(await tab.time('keydown', () => tab.paste(), 'pasted', pasted, imeis[0]));
    cpu.push((await tab.cpu()) - before);
    await tab.settle();
    await tab.page.getByRole('button', { name: 'Undo' }).click();
    await tab.waitFor('scanned', 0, pasted);
    await tab.settle();
  }
  return { pastes: times, cpu };
}
