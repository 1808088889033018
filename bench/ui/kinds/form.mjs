import { median, p } from '../harness/statistics.mjs';

const code = '351234567890123'.slice(0, 8);
const price = '45250';
/** The rows that the scene leaves blank. */
const blankRows = [2, 3, 4];

/** Why a row weighs more than its inputs. */
const wholeRow =
  'every row has places for its number, its errors and the button that removes it, and every cell its label for the cards of a phone.';

/** Why those that keep every row in the page do some things sooner. */
const allRowsThere =
  'the peer keeps every row in the page and has no grid around them: no window of rows, pasted blocks, undo or keyboard of a grid. With more rows it pays for that in every other column.';
/** Why a figure of this size says little. */
const belowTheClock = 'the difference is less than what two runs of one entry differ by.';

export const form = {
  name: 'form',
  title: (count) => `Form (${count.toLocaleString('en')} rows)`,
  counts: [100, 1000],
  entries: {
    'floor-vanilla': { title: 'FLOOR vanilla DOM (windowed, recycled rows)', role: 'floor' },
    'floor-react': { title: 'React floor (uncontrolled, incremental totals, windowed)', role: 'react-floor' },
    handset: { title: 'Handset EditableGrid', role: 'ours', add: '#host button:has-text("Add row")' },
    'rhf-virtual': { title: 'react-hook-form + TanStack Virtual (tuned)', role: 'peer' },
    'rhf-native': { title: 'react-hook-form + native inputs', role: 'peer' },
    'mantine-native': { title: 'Mantine form + native inputs + external summary (tuned)', role: 'peer' },
  },
  reasons: {
    'DOM nodes': wholeRow,
    mount: wholeRow,
    'add row': allRowsThere,
    'gz kB': allRowsThere,
    'br kB': allRowsThere,
    'row key p50': belowTheClock,
    'row key p95': belowTheClock,
    'row key net CPU': belowTheClock,
    'price key p50': belowTheClock,
    'INP max': 'the browser rounds it to 8 ms.',
  },
  mostOfFloor: 1.5,
  beyond: { 'qty 1→n': wholeRow },
  columns: [
    { title: 'row key p50', of: (runs) => p(all(runs, 'codeKeys'), 0.5) },
    { title: 'row key p95', of: (runs) => p(all(runs, 'codeKeys'), 0.95) },
    { title: 'row key net CPU', of: (runs) => median(runs.map((run) => run.keyCpu)) },
    { title: 'price key p50', of: (runs) => p(all(runs, 'priceKeys'), 0.5) },
    { title: 'add row', of: (runs) => median(all(runs, 'adds')) },
    { title: 'qty 1→n', of: (runs) => median(all(runs, 'quantities')) },
    { title: 'mount', of: (runs) => median(runs.map((run) => run.mount)) },
    { title: 'heap MB', of: (runs) => median(runs.map((run) => run.heap)) },
    { title: 'DOM nodes', of: (runs) => median(runs.map((run) => run.elements)) },
    { title: 'INP max', of: (runs) => median(runs.map((run) => run.longest)) },
  ],

  async measure(tab, { count, entry }) {
    const before = await tab.heap();
    const mount = await tab.mount('ready', await tab.ask('summary'));
    await tab.settle();
    const elements = await tab.elements();

    const codes = [];
    const prices = [];
    const probes = [];
    for (const [at, row] of blankRows.entries()) {
      probes.push(await tab.timeProbe(code));
      // Text typed into earlier rows counts as well.
      const typed = { code, price: Number(price) };
      const earlier = blankRows.slice(0, at).map(() => typed);
      const afterCode = await tab.ask('afterKeys', 'code', code, earlier);
      await tab.focus(field(row, 'code'));
      codes.push(
        await tab.timeKeys(code, 'typed', (text) => [row, 'code', text, afterCode[text.length - 1]]),
      );
      const afterPrice = await tab.ask('afterKeys', 'price', price, [...earlier, { code, price: null }]);
      await tab.focus(field(row, 'price'));
      prices.push(
        await tab.timeKeys(price, 'typed', (text) => [row, 'price', text, afterPrice[text.length - 1]]),
      );
    }

    const quantities = [];
    for (let turn = 0; turn < 2; turn += 1) {
      await setQuantity(tab, 1);
      quantities.push(await setQuantity(tab, count));
    }

    const adds = [];
    for (let added = 1; added <= 3; added += 1) {
      const at = await tab.point(entry.add ?? '#add');
      const text = await tab.ask('afterCount', count + added);
      adds.push(await tab.time('pointerdown', () => tab.clickAt(at), 'rows', text, count + added - 1));
      await tab.settle();
    }
    return {
      mount,
      elements,
      codeKeys: codes.flatMap(({ times }) => times),
      priceKeys: prices.flatMap(({ times }) => times),
      keyCpu: median(codes.map(({ cpu }) => cpu)) - median(probes.map(({ cpu }) => cpu)),
      probe: probes.flatMap(({ times }) => times),
      quantities,
      adds,
      longest: await tab.longestInteraction(),
      heap: (await tab.heap()) - before,
    };
  },
};

/** Our fields are in a cell that carries the column; a peer's field carries it itself. */
const field = (row, column) =>
  `[data-index="${row}"] :is([data-column=${column}], [data-grid-column=${column}] input)`;

/** Milliseconds from Enter in the quantity to the frame with that many rows. */
async function setQuantity(tab, quantity) {
  await tab.fill('#quantity', String(quantity));
  await tab.focus('#quantity');
  const text = await tab.ask('afterCount', quantity);
  const time = await tab.time('keydown', () => tab.press('Enter'), 'rows', text, Math.min(quantity, 2) - 1);
  await tab.settle();
  return time;
}

function all(runs, name) {
  return runs.flatMap((run) => run[name]);
}
