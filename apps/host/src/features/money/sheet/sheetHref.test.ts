import { expect, it } from 'vitest';
import { sheetHref } from './sheetHref.ts';

it.each([
  ['cash:pocket', 'cash', '/app/dashboard/pocketCashTransactions/cash'],
  ['bank:b1', 'banks', '/app/dashboard/bankTransaction/b1'],
  ['committee:c1', 'committees', '/app/dashboard/commetyLedger?id=c1'],
  ['payables', 'payables', '/app/dashboard/PayablesAndReceivables?side=payable'],
] as const)('%s leads to the rows behind it', (account, group, href) =>
  expect(sheetHref({ account, group })).toBe(href),
);
