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
const statementLines = [{ amount: money }] as const;

const purchaseRow = {
  total: money,
  paidNow: money,
  payableLater: money,
} as const satisfies MoneyShape<PurchaseRow>;
const purchaseDetail = {
  ...purchaseRow,
  pocketCash: money,
  accountCash: money,
  units: [unitPrices],
} as const satisfies MoneyShape<PurchaseDetail>;

const saleRow = {
  phones: [{ price: money }],
  total: money,
  received: money,
  payableLater: money,
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
    data: { pocketCash: { balance: money }, banks: [{ balance: money }], total: money },
  } as const satisfies MoneyShape<Answer<typeof walletAnswer>>,
  ledger: {
    account: { balance: money },
    opening: money,
    totalDebit: money,
    totalCredit: money,
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
    totals: { total: money, received: money, payableLater: money, profit: money },
  } as const satisfies MoneyShape<Answer<typeof salesAnswer>>,
  sale: { data: saleDetail } as const satisfies MoneyShape<Answer<typeof saleDetailAnswer>>,
  saleCreated: { data: saleDetail } as const satisfies MoneyShape<Answer<typeof saleCreatedAnswer>>,
  accessories: { data: [accessory] } as const satisfies MoneyShape<Answer<typeof accessoriesAnswer>>,
  day: {
    data: {
      ladders: [{ opening: money, steps: [{ in: money, out: money }], closing: money }],
      purchases: [purchaseRow],
      sales: [saleRow],
      payments: [movement],
      totals: { purchases: money, sales: money, onCreditBought: money, onCreditSold: money, profit: money },
    },
  } as const satisfies MoneyShape<Answer<typeof dayAnswer>>,
  balanceSheet: {
    data: {
      assets: statementLines,
      liabilities: statementLines,
      equity: statementLines,
      totalAssets: money,
      totalLiabilities: money,
      totalEquity: money,
      difference: money,
    },
  } as const satisfies MoneyShape<Answer<typeof balanceSheetAnswer>>,
  dashboard: {
    data: {
      sales: { amount: money },
      purchases: { amount: money },
      profit: money,
      pocketCash: money,
      banks: money,
      receivable: money,
      payable: money,
      stock: { value: money },
    },
  } as const satisfies MoneyShape<Answer<typeof dashboardAnswer>>,
};
