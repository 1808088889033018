import { keyRows, workOf } from './keyRows.mjs';
import { openingRows, timeOpening } from './timeOpening.mjs';

const searches = 6;
const search = '[role=dialog] [role=combobox]:is([aria-label*=IMEI], [name=imei1])';

/** The sale among 100,000 units: how it opens, and a key in its search. */
export const sale = {
  name: 'sale',
  entries: { handset: 'SaleModal, 100,000 units in stock', plain: 'bare Modal, as many plain fields' },

  async measure(tab, { controls, entry, round }) {
    const opened = await timeOpening(tab, controls);
    if (entry === 'plain') return opened;
    const imeis = [];
    for (let index = 0; index < searches; index += 1)
      imeis.push(String(await tab.ask('imei', (round * 7919 + index * 104_729) % 100_000)));
    const bare = [];
    const work = { bare: [], keys: [] };
    for (const imei of imeis) {
      const probe = await tab.timeProbe(imei.slice(-6));
      bare.push(...probe.times);
      work.bare.push(...probe.work);
    }
    await tab.clickAt(await tab.point('#open'));
    await tab.waitFor('opened', controls.all);
    await tab.settle();
    const keys = [];
    for (const imei of imeis) {
      await tab.fill(search, '');
      await tab.focus(search);
      const typed = await tab.timeKeys(imei.slice(-6), 'offers', (text) => [text]);
      keys.push(...typed.times);
      work.keys.push(...typed.work);
      await tab.fill(search, '');
    }
    return { ...opened, bare, keys, work };
  },

  rows: (runs, title) => [
    ...openingRows(runs, { what: `${title}, opens`, limit: 100 }),
    ...keyRows(runs, { what: 'a key in the search of the sale, 100,000 IMEIs' }).map((row, at) =>
      at === 0 ? row : { ...row, ...workOf(worked(runs, 'keys'), worked(runs, 'bare')) },
    ),
  ],
};

function worked(runs, name) {
  return runs.flatMap(({ work }) => work?.[name] ?? []);
}
