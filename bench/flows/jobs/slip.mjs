import { openingRows, timeOpening } from './timeOpening.mjs';

/** A single slip, beside a dialog with as many plain fields. */
export const slip = {
  name: 'slip',
  entries: { handset: 'PurchaseSlip', plain: 'bare Modal, as many plain fields' },
  measure: (tab, { controls }) => timeOpening(tab, controls),
  rows: (runs, title) => openingRows(runs, { what: `${title} opens`, limit: 100 }),
};
