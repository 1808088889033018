import type {
  accessoriesAnswer,
  accessoryAnswer,
  balanceSheetAnswer,
  dashboardAnswer,
  dayAnswer,
  imeisAnswer,
  ledgerAnswer,
  Movement,
  PurchaseDetail,
  PurchaseRow,
  partyNamesAnswer,
  phoneDetailAnswer,
  phonesAnswer,
  purchaseCreatedAnswer,
  purchaseDetailAnswer,
  purchasesAnswer,
  SaleDetail,
  SaleRow,
  saleCreatedAnswer,
  saleDetailAnswer,
  salesAnswer,
  walletAnswer,
} from '@handset/domain';
import type { MoneyShape } from './money.ts';

/** The type that an answer schema of the domain describes. */
export type Answer<Schema extends { _output: unknown }> = Schema['_output'];

const money = 'money';

const unitPrices = { demandPrice: money, finalPrice: money, purchasePrice: money } as const;
const movement = { debit: money, credit: money, balance: money } as const satisfies MoneyShape<Movement>;
const statementLines = [{ amount: money, compare: money }] as const;
const sheetTotals = {
  totalAssets: money,
  totalLiabilities: money,
  totalEquity: money,
  difference: money,
} as const;
const counted = { amount: money } as const;
const bought = { amount: money, credit: money } as const;
const sold = { ...bought, profit: money } as const;

const purchaseRow = {
  total: money,
  paidNow: money,
  payableLater: money,
  outstanding: money,
  returned: money,
} as const satisfies MoneyShape<PurchaseRow>;
const purchaseDetail = {
  ...purchaseRow,
  pocketCash: money,
  accountCash: money,
  units: [unitPrices],
  payments: [{ amount: money }],
  returns: [{ total: money, pocketCash: money, accountCash: money, offBalance: money }],
} as const satisfies MoneyShape<PurchaseDetail>;

const saleRow = {
  phones: [{ price: money }],
  total: money,
  received: money,
  payableLater: money,
  outstanding: money,
  returned: money,
  profit: money,
} as const satisfies MoneyShape<SaleRow>;
const saleDetail = {
  ...saleRow,
  units: [{ price: money }],
  accessories: [{ price: money, amount: money }],
  phonesTotal: money,
  accessoriesTotal: money,
  exchange: { value: money },
  pocketCash: money,
  accountCash: money,
  payments: [{ amount: money }],
  returns: [
    {
      total: money,
      accessories: [{ price: money, amount: money }],
      exchangeValue: money,
      refund: { pocketCash: money, accountCash: money },
      offBalance: money,
    },
  ],
} as const satisfies MoneyShape<SaleDetail>;
const accessory = {
  salePrice: money,
  averageCost: money,
  value: money,
} as const satisfies MoneyShape<Answer<typeof accessoryAnswer>>;

/** Where the money is in each answer of the contract; a test holds it against the domain's own schemas. */
export const answerShapes = {
  partyNames: { data: [{ balance: money }] } as const satisfies MoneyShape<Answer<typeof partyNamesAnswer>>,
  wallet: {
    data: {
      pocketCash: { balance: money, movements: [movement] },
      banks: [{ balance: money, movements: [movement] }],
      total: money,
    },
  } as const satisfies MoneyShape<Answer<typeof walletAnswer>>,
  ledger: {
    account: { balance: money },
    opening: money,
    totalDebit: money,
    totalCredit: money,
    net: money,
    closing: money,
    data: [movement],
  } as const satisfies MoneyShape<Answer<typeof ledgerAnswer>>,
  imeis: { data: { imeis: [unitPrices] } } as const satisfies MoneyShape<Answer<typeof imeisAnswer>>,
  phones: { data: [unitPrices], totals: unitPrices } as const satisfies MoneyShape<
    Answer<typeof phonesAnswer>
  >,
  phone: { data: unitPrices } as const satisfies MoneyShape<Answer<typeof phoneDetailAnswer>>,
  purchases: { data: [purchaseRow], totals: purchaseRow } as const satisfies MoneyShape<
    Answer<typeof purchasesAnswer>
  >,
  purchase: { data: purchaseDetail } as const satisfies MoneyShape<Answer<typeof purchaseDetailAnswer>>,
  purchaseCreated: { data: purchaseDetail } as const satisfies MoneyShape<
    Answer<typeof purchaseCreatedAnswer>
  >,
  sales: {
    data: [saleRow],
    totals: {
      total: money,
      returned: money,
      received: money,
      payableLater: money,
      outstanding: money,
      profit: money,
    },
  } as const satisfies MoneyShape<Answer<typeof salesAnswer>>,
  sale: { data: saleDetail } as const satisfies MoneyShape<Answer<typeof saleDetailAnswer>>,
  saleCreated: { data: saleDetail } as const satisfies MoneyShape<Answer<typeof saleCreatedAnswer>>,
  accessories: { data: [accessory] } as const satisfies MoneyShape<Answer<typeof accessoriesAnswer>>,
  day: {
    data: {
      ladders: [
        {
          opening: money,
          steps: [{ in: money, out: money }],
          groups: [{ in: money, out: money }],
          closing: money,
        },
      ],
      sections: {
        purchases: { single: bought, bulk: bought, returns: bought },
        sales: { single: sold, bulk: sold, accessories: sold, returns: sold },
        accessories: { bought, sold: { amount: money, profit: money }, adjusted: counted },
        expenses: { amount: money, categories: [counted] },
        receipts: counted,
        payments: counted,
        committee: { paidIn: counted, received: counted },
        wallet: {
          opening: counted,
          capital: counted,
          drawings: counted,
          transfers: counted,
          over: counted,
          short: counted,
        },
      },
      purchases: [purchaseRow],
      sales: [saleRow],
      payments: [movement],
      totals: {
        purchases: money,
        sales: money,
        onCreditBought: money,
        onCreditSold: money,
        profit: money,
        expenses: money,
        netProfit: money,
      },
      closing: { expected: money, counted: money, difference: money },
    },
  } as const satisfies MoneyShape<Answer<typeof dayAnswer>>,
  balanceSheet: {
    data: {
      assets: statementLines,
      liabilities: statementLines,
      equity: statementLines,
      ...sheetTotals,
      compared: sheetTotals,
      phoneStock: { new: money, used: money },
      phoneStockCompared: { new: money, used: money },
      parties: [counted],
    },
  } as const satisfies MoneyShape<Answer<typeof balanceSheetAnswer>>,
  dashboard: {
    data: {
      sales: counted,
      purchases: counted,
      profit: money,
      expenses: counted,
      pocketCash: money,
      banks: money,
      receivable: money,
      payable: money,
      stock: { value: money, newValue: money, usedValue: money, accessories: money },
      series: [{ sales: money, profit: money }],
      topModels: [counted],
      due: {
        today: { receivable: counted, payable: counted },
        overdue: { receivable: counted, payable: counted },
      },
      oldStock: { value: money },
    },
  } as const satisfies MoneyShape<Answer<typeof dashboardAnswer>>,
};
