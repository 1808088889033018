import { dayPage } from '../../features/money/day/pages.ts';
import { partyLedgerPage } from '../../features/money/parties/pages.ts';
import { sheetPage } from '../../features/money/sheet/pages.ts';
import { stockListPage } from '../../features/stock/list/pages.ts';

/** Pages of daily use that are not in the menu. */
export const pinnedPages = [dayPage, stockListPage, partyLedgerPage, sheetPage];
