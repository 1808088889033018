import type { Role } from '@handset/domain';
import { menuFor } from '../layout/menuGroups.ts';
import type { Messages, PageId } from '../messages/en.ts';

/** Pages that the menu does not list. */
const BESIDES: readonly { path: string; title: PageId }[] = [
  { path: '/', title: 'dashboard' },
  { path: '/stockList', title: 'stockList' },
  { path: '/todayBook', title: 'todayBook' },
  { path: '/app/dashboard/scanDeviceDetails', title: 'scanDevice' },
  { path: '/app/dashboard/partyLedger', title: 'partyLedger' },
  { path: '/app/dashboard/balanceSheet', title: 'balanceSheet' },
  { path: '/app/dashboard/commetyLedger', title: 'committeeLedger' },
  { path: '/app/dashboard/ledgerRecords', title: 'ledgerRecords' },
  { path: '/notifications', title: 'notifications' },
];

/** The pages that somebody of a role may go to by name: those of the menu, and those that it leaves out. */
export function findablePages(role: Role, { titles }: Pick<Messages, 'titles'>) {
  const listed = menuFor(role).flatMap(({ items }) => items);
  return [...BESIDES, ...listed].map(({ path, title }) => ({ path, title: titles[title] }));
}
