import { expect, it } from 'vitest';
import { matrices } from '../visual/matrices.ts';
import { hydrates, onWrittenPage } from './hydrates.tsx';

/** They stand for the rest: dates and their locale, a windowed table, a whole form. */
const NAMES = ['DateRangePicker', 'DataTable', 'PurchaseSlip'];

onWrittenPage();

const some = matrices.filter(({ name }) => NAMES.includes(name));

it('knows the components', () => {
  expect(some).toHaveLength(NAMES.length);
});

it.each(some)('$name takes over what a server has written, without a complaint', hydrates);
