import type { DueDateChangeProps } from './DueDateChange.tsx';

/** A bill that was due three weeks before the shop's day. */
export const lateBill: DueDateChangeProps['bill'] = {
  number: 'INV-31',
  partyName: 'Sana Iqbal',
  date: '2026-09-15',
  dueDate: '2026-11-01',
  outstanding: 8_000_00,
  version: 2,
};
