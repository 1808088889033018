/** Where the rows behind an account of the books are. */
export function accountHref(account: string): string | undefined {
  const [kind = '', id = ''] = account.split(':');
  switch (kind) {
    case 'cash':
      return '/app/dashboard/pocketCashTransactions/cash';
    case 'bank':
      return `/app/dashboard/bankTransaction/${id}`;
    case 'party':
      return `/app/dashboard/partyLedger/${id}`;
    case 'stock':
      return id === 'phones' ? '/stockList' : '/app/dashboard/addAccessory';
    default:
      return undefined;
  }
}
