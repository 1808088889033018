import type { DayBook } from '@handset/domain';
import type { DayWords } from './dayWords.ts';

/** One kind of what happened on a day. */
export interface SectionRow {
  id: keyof DayWords['rows'];
  count: number;
  /** Null where the viewer may not see costs. */
  amount: number | null;
  credit?: number;
  profit?: number | null;
  /** Address of its documents. */
  href: string;
}

/** Everything that happened on the day, kind by kind. */
export function sectionRows({ date, sections }: Pick<DayBook, 'date' | 'sections'>): SectionRow[] {
  const { purchases, sales, accessories, expenses, receipts, payments, committee, wallet } = sections;
  const at = (path: string, filter = '') => `${path}?from=${date}&to=${date}${filter}`;
  const journal = (type: string) => at('/app/dashboard/ledgerRecords', `&type=${type}`);
  const slips = at('/purchase/purchaseRecords');
  const invoices = at('/sales/saleInvoices');
  const rows: SectionRow[] = [
    { id: 'purchasesSingle', ...purchases.single, href: slips },
    { id: 'purchasesBulk', ...purchases.bulk, href: slips },
    { id: 'purchasesReturns', ...purchases.returns, href: journal('purchase') },
    { id: 'salesSingle', ...sales.single, href: invoices },
    { id: 'salesBulk', ...sales.bulk, href: invoices },
    { id: 'salesAccessories', ...sales.accessories, href: invoices },
    { id: 'salesReturns', ...sales.returns, href: journal('sale') },
    { id: 'accessoriesBought', ...accessories.bought, href: journal('accessory') },
    { id: 'accessoriesAdjusted', ...accessories.adjusted, href: journal('accessory') },
    { id: 'expenses', count: expenses.count, amount: expenses.amount, href: at('/app/dashboard/addLedger') },
    { id: 'receipts', ...receipts, href: journal('payment') },
    { id: 'payments', ...payments, href: journal('payment') },
    { id: 'committeePaidIn', ...committee.paidIn, href: journal('committee') },
    { id: 'committeeReceived', ...committee.received, href: journal('committee') },
    { id: 'opening', ...wallet.opening, href: journal('opening') },
    { id: 'capital', ...wallet.capital, href: journal('capital') },
    { id: 'drawings', ...wallet.drawings, href: journal('capital') },
    { id: 'transfers', ...wallet.transfers, href: journal('transfer') },
    { id: 'over', ...wallet.over, href: journal('adjustment') },
    { id: 'short', ...wallet.short, href: journal('adjustment') },
  ];
  return rows.filter(({ count }) => count > 0);
}
