import type { BalanceSheetAnswer } from '@handset/domain';

/** One line of the balance sheet. */
export type SheetLine = BalanceSheetAnswer['assets'][number];

/** Address of the entries behind a line of the balance sheet. */
export function sheetHref({ account, group }: Pick<SheetLine, 'account' | 'group'>): string {
  const id = encodeURIComponent(account.split(':')[1] ?? '');
  switch (group) {
    case 'cash':
      return '/app/dashboard/pocketCashTransactions/cash';
    case 'banks':
      return `/app/dashboard/bankTransaction/${id}`;
    case 'receivables':
      return '/app/dashboard/PayablesAndReceivables';
    case 'payables':
      return '/app/dashboard/PayablesAndReceivables?side=payable';
    case 'advances-paid':
      return '/app/dashboard/partyLedger?side=receivable';
    case 'customer-advances':
      return '/app/dashboard/partyLedger?side=payable';
    case 'phone-stock':
      return '/stockList';
    case 'accessory-stock':
      return '/app/dashboard/addAccessory';
    case 'committees':
      return `/app/dashboard/commetyLedger?id=${id}`;
    case 'opening':
      return '/app/dashboard/ledgerRecords?type=opening';
    case 'capital':
    case 'drawings':
      return '/app/dashboard/ledgerRecords?type=capital';
    case 'retained-profit':
      return '/app/dashboard/ledgerRecords';
  }
}
