// Written by `npm run shapes` from the domain's schemas; not to be changed by hand.
import type * as domain from '@handset/domain';
import type { AnswerShape } from './money.ts';

type ShapeOf<Name extends keyof typeof domain> = (typeof domain)[Name] extends { _output: infer Answer }
  ? AnswerShape<Answer>
  : never;

export const accessoriesShape: ShapeOf<'accessoriesAnswer'> = {
  data: [{ salePrice: 'money', averageCost: 'money', value: 'money' }],
};

export const accessoryShape: ShapeOf<'accessoryAnswer'> = {
  salePrice: 'money',
  averageCost: 'money',
  value: 'money',
};

export const accessoryDetailShape: ShapeOf<'accessoryDetailAnswer'> = {
  data: { salePrice: 'money', averageCost: 'money', value: 'money' },
  movements: [{ cost: 'money' }],
};

export const accessoryMovementShape: ShapeOf<'accessoryMovementAnswer'> = { cost: 'money' };

export const advancesShape: ShapeOf<'advancesAnswer'> = {
  data: [{ amount: 'money' }],
  totals: { receivable: 'money', payable: 'money' },
};

export const balanceSheetShape: ShapeOf<'balanceSheetAnswer'> = {
  data: {
    assets: [{ amount: 'money', compare: 'money' }],
    liabilities: [{ amount: 'money', compare: 'money' }],
    equity: [{ amount: 'money', compare: 'money' }],
    totalAssets: 'money',
    totalLiabilities: 'money',
    totalEquity: 'money',
    difference: 'money',
    compared: { totalAssets: 'money', totalLiabilities: 'money', totalEquity: 'money', difference: 'money' },
    phoneStock: { 'new': 'money', used: 'money' },
    phoneStockCompared: { 'new': 'money', used: 'money' },
    parties: [{ amount: 'money' }],
  },
};

export const billShape: ShapeOf<'billAnswer'> = { amount: 'money', paid: 'money', outstanding: 'money' };

export const billChangedShape: ShapeOf<'billChangedAnswer'> = {
  data: { amount: 'money', paid: 'money', outstanding: 'money' },
};

export const bulkDetailShape: ShapeOf<'bulkDetailAnswer'> = {
  data: {
    total: 'money',
    paidNow: 'money',
    payableLater: 'money',
    outstanding: 'money',
    returned: 'money',
    pocketCash: 'money',
    accountCash: 'money',
    payments: [{ amount: 'money' }],
    returns: [{ total: 'money', pocketCash: 'money', accountCash: 'money', offBalance: 'money' }],
    prices: {
      dealerPrice: 'money',
      buyingPrice: 'money',
      lp: 'money',
      lifting: 'money',
      promo: 'money',
      activation: 'money',
    },
    effectiveCost: 'money',
    entries: [
      {
        priceOfOne: 'money',
        effectiveCostOfOne: 'money',
        units: [
          {
            demandPrice: 'money',
            finalPrice: 'money',
            purchasePrice: 'money',
            soldPrice: 'money',
            profit: 'money',
          },
        ],
      },
    ],
  },
};

export const cashCountShape: ShapeOf<'cashCountAnswer'> = {
  expected: 'money',
  counted: 'money',
  difference: 'money',
};

export const cashCountedShape: ShapeOf<'cashCountedAnswer'> = {
  data: { expected: 'money', counted: 'money', difference: 'money' },
};

export const cashCountsShape: ShapeOf<'cashCountsAnswer'> = {
  data: [{ expected: 'money', counted: 'money', difference: 'money' }],
  totals: { over: 'money', short: 'money' },
};

export const committeeShape: ShapeOf<'committeeAnswer'> = {
  amount: 'money',
  pool: 'money',
  paidIn: 'money',
  received: 'money',
  remainingToPay: 'money',
  net: 'money',
};

export const committeeChangedShape: ShapeOf<'committeeChangedAnswer'> = {
  data: {
    amount: 'money',
    pool: 'money',
    paidIn: 'money',
    received: 'money',
    remainingToPay: 'money',
    net: 'money',
    schedule: [{ amount: 'money', paid: 'money' }],
    entries: [{ amount: 'money', pocketCash: 'money', accountCash: 'money' }],
  },
};

export const committeeDetailShape: ShapeOf<'committeeDetailAnswer'> = {
  data: {
    amount: 'money',
    pool: 'money',
    paidIn: 'money',
    received: 'money',
    remainingToPay: 'money',
    net: 'money',
    schedule: [{ amount: 'money', paid: 'money' }],
    entries: [{ amount: 'money', pocketCash: 'money', accountCash: 'money' }],
  },
};

export const committeesShape: ShapeOf<'committeesAnswer'> = {
  data: [
    {
      amount: 'money',
      pool: 'money',
      paidIn: 'money',
      received: 'money',
      remainingToPay: 'money',
      net: 'money',
    },
  ],
  totals: { paidIn: 'money', received: 'money', remainingToPay: 'money', net: 'money' },
};

export const dashboardShape: ShapeOf<'dashboardAnswer'> = {
  data: {
    sales: { amount: 'money' },
    purchases: { amount: 'money' },
    profit: 'money',
    expenses: { amount: 'money' },
    pocketCash: 'money',
    banks: 'money',
    receivable: 'money',
    payable: 'money',
    stock: { value: 'money', newValue: 'money', usedValue: 'money', accessories: 'money' },
    series: [{ sales: 'money', profit: 'money' }],
    topModels: [{ amount: 'money' }],
    due: {
      today: { receivable: { amount: 'money' }, payable: { amount: 'money' } },
      overdue: { receivable: { amount: 'money' }, payable: { amount: 'money' } },
    },
    oldStock: { value: 'money' },
  },
};

export const dayShape: ShapeOf<'dayAnswer'> = {
  data: {
    ladders: [
      {
        opening: 'money',
        steps: [{ in: 'money', out: 'money' }],
        groups: [{ in: 'money', out: 'money' }],
        closing: 'money',
      },
    ],
    sections: {
      purchases: {
        single: { amount: 'money', credit: 'money' },
        bulk: { amount: 'money', credit: 'money' },
        returns: { amount: 'money', credit: 'money' },
      },
      sales: {
        single: { amount: 'money', credit: 'money', profit: 'money' },
        bulk: { amount: 'money', credit: 'money', profit: 'money' },
        accessories: { amount: 'money', credit: 'money', profit: 'money' },
        returns: { amount: 'money', credit: 'money', profit: 'money' },
      },
      accessories: {
        bought: { amount: 'money', credit: 'money' },
        sold: { amount: 'money', profit: 'money' },
        adjusted: { amount: 'money' },
      },
      expenses: { amount: 'money', categories: [{ amount: 'money' }] },
      receipts: { amount: 'money' },
      payments: { amount: 'money' },
      committee: { paidIn: { amount: 'money' }, received: { amount: 'money' } },
      wallet: {
        opening: { amount: 'money' },
        capital: { amount: 'money' },
        drawings: { amount: 'money' },
        transfers: { amount: 'money' },
        over: { amount: 'money' },
        short: { amount: 'money' },
      },
    },
    purchases: [
      { total: 'money', paidNow: 'money', payableLater: 'money', outstanding: 'money', returned: 'money' },
    ],
    sales: [
      {
        phones: [{ price: 'money' }],
        total: 'money',
        returned: 'money',
        received: 'money',
        payableLater: 'money',
        outstanding: 'money',
        profit: 'money',
      },
    ],
    payments: [{ debit: 'money', credit: 'money', balance: 'money' }],
    totals: {
      purchases: 'money',
      sales: 'money',
      onCreditBought: 'money',
      onCreditSold: 'money',
      profit: 'money',
      expenses: 'money',
      netProfit: 'money',
    },
    closing: { expected: 'money', counted: 'money', difference: 'money' },
  },
};

export const dayClosedShape: ShapeOf<'dayClosedAnswer'> = {
  data: { expected: 'money', counted: 'money', difference: 'money' },
};

export const dayClosingShape: ShapeOf<'dayClosingAnswer'> = {
  expected: 'money',
  counted: 'money',
  difference: 'money',
};

export const daySectionsShape: ShapeOf<'daySectionsAnswer'> = {
  purchases: {
    single: { amount: 'money', credit: 'money' },
    bulk: { amount: 'money', credit: 'money' },
    returns: { amount: 'money', credit: 'money' },
  },
  sales: {
    single: { amount: 'money', credit: 'money', profit: 'money' },
    bulk: { amount: 'money', credit: 'money', profit: 'money' },
    accessories: { amount: 'money', credit: 'money', profit: 'money' },
    returns: { amount: 'money', credit: 'money', profit: 'money' },
  },
  accessories: {
    bought: { amount: 'money', credit: 'money' },
    sold: { amount: 'money', profit: 'money' },
    adjusted: { amount: 'money' },
  },
  expenses: { amount: 'money', categories: [{ amount: 'money' }] },
  receipts: { amount: 'money' },
  payments: { amount: 'money' },
  committee: { paidIn: { amount: 'money' }, received: { amount: 'money' } },
  wallet: {
    opening: { amount: 'money' },
    capital: { amount: 'money' },
    drawings: { amount: 'money' },
    transfers: { amount: 'money' },
    over: { amount: 'money' },
    short: { amount: 'money' },
  },
};

export const dispatchChangedShape: ShapeOf<'dispatchChangedAnswer'> = {
  data: {
    value: 'money',
    cost: 'money',
    units: [{ price: 'money', finalPrice: 'money', demandPrice: 'money', cost: 'money' }],
  },
};

export const dispatchDetailShape: ShapeOf<'dispatchDetailAnswer'> = {
  data: {
    value: 'money',
    cost: 'money',
    units: [{ price: 'money', finalPrice: 'money', demandPrice: 'money', cost: 'money' }],
  },
};

export const dispatchSettledShape: ShapeOf<'dispatchSettledAnswer'> = {
  data: {
    phones: [{ price: 'money' }],
    accessories: [{ price: 'money', amount: 'money' }],
    total: 'money',
    returned: 'money',
    received: 'money',
    payableLater: 'money',
    outstanding: 'money',
    profit: 'money',
    units: [{ price: 'money' }],
    phonesTotal: 'money',
    accessoriesTotal: 'money',
    exchange: { value: 'money' },
    pocketCash: 'money',
    accountCash: 'money',
    payments: [{ amount: 'money' }],
    returns: [
      {
        total: 'money',
        accessories: [{ price: 'money', amount: 'money' }],
        exchangeValue: 'money',
        refund: { pocketCash: 'money', accountCash: 'money' },
        offBalance: 'money',
      },
    ],
  },
  dispatch: {
    value: 'money',
    cost: 'money',
    units: [{ price: 'money', finalPrice: 'money', demandPrice: 'money', cost: 'money' }],
  },
};

export const dispatchesShape: ShapeOf<'dispatchesAnswer'> = {
  data: [{ value: 'money', cost: 'money' }],
  totals: { value: 'money', cost: 'money' },
};

export const duesShape: ShapeOf<'duesAnswer'> = {
  data: [{ total: 'money', paid: 'money', outstanding: 'money', overdue: 'money' }],
  totals: {
    receivable: {
      total: 'money',
      paid: 'money',
      outstanding: 'money',
      overdue: 'money',
      ageing: { notDue: 'money', upTo30: 'money', upTo60: 'money', upTo90: 'money', over90: 'money' },
      advances: 'money',
    },
    payable: {
      total: 'money',
      paid: 'money',
      outstanding: 'money',
      overdue: 'money',
      ageing: { notDue: 'money', upTo30: 'money', upTo60: 'money', upTo90: 'money', over90: 'money' },
      advances: 'money',
    },
  },
};

export const entryReversedShape: ShapeOf<'entryReversedAnswer'> = {
  data: { amount: 'money', lines: [{ amount: 'money' }] },
};

export const expenseShape: ShapeOf<'expenseAnswer'> = {
  amount: 'money',
  pocketCash: 'money',
  accountCash: 'money',
};

export const expenseCreatedShape: ShapeOf<'expenseCreatedAnswer'> = {
  data: { amount: 'money', pocketCash: 'money', accountCash: 'money' },
};

export const expenseDetailShape: ShapeOf<'expenseDetailAnswer'> = {
  data: { amount: 'money', pocketCash: 'money', accountCash: 'money' },
};

export const expensesShape: ShapeOf<'expensesAnswer'> = {
  data: [{ amount: 'money', pocketCash: 'money', accountCash: 'money' }],
  totals: { amount: 'money', categories: [{ amount: 'money' }] },
};

export const imeiShape: ShapeOf<'imeiAnswer'> = {
  demandPrice: 'money',
  finalPrice: 'money',
  purchasePrice: 'money',
};

export const imeisShape: ShapeOf<'imeisAnswer'> = {
  data: { imeis: [{ demandPrice: 'money', finalPrice: 'money', purchasePrice: 'money' }] },
};

export const journalShape: ShapeOf<'journalAnswer'> = {
  data: [{ amount: 'money' }],
  totals: { amount: 'money', debit: 'money', credit: 'money' },
};

export const journalEntryShape: ShapeOf<'journalEntryAnswer'> = { amount: 'money' };

export const journalEntryDetailShape: ShapeOf<'journalEntryDetailAnswer'> = {
  data: { amount: 'money', lines: [{ amount: 'money' }] },
};

export const ledgerShape: ShapeOf<'ledgerAnswer'> = {
  account: { balance: 'money' },
  opening: 'money',
  totalDebit: 'money',
  totalCredit: 'money',
  net: 'money',
  closing: 'money',
  data: [{ debit: 'money', credit: 'money', balance: 'money' }],
};

export const movementShape: ShapeOf<'movementAnswer'> = { debit: 'money', credit: 'money', balance: 'money' };

export const partiesShape: ShapeOf<'partiesAnswer'> = {
  data: [{ bought: 'money', sold: 'money', balance: 'money' }],
  totals: { receivable: 'money', payable: 'money', net: 'money' },
};

export const partyDuesShape: ShapeOf<'partyDuesAnswer'> = {
  data: {
    balance: 'money',
    totals: {
      receivable: {
        total: 'money',
        paid: 'money',
        outstanding: 'money',
        overdue: 'money',
        ageing: { notDue: 'money', upTo30: 'money', upTo60: 'money', upTo90: 'money', over90: 'money' },
        advances: 'money',
      },
      payable: {
        total: 'money',
        paid: 'money',
        outstanding: 'money',
        overdue: 'money',
        ageing: { notDue: 'money', upTo30: 'money', upTo60: 'money', upTo90: 'money', over90: 'money' },
        advances: 'money',
      },
    },
    bills: [{ amount: 'money', paid: 'money', outstanding: 'money', settledBy: [{ amount: 'money' }] }],
    payments: [{ amount: 'money', advance: 'money' }],
  },
};

export const partyLedgerShape: ShapeOf<'partyLedgerAnswer'> = {
  account: { balance: 'money' },
  opening: 'money',
  totalDebit: 'money',
  totalCredit: 'money',
  net: 'money',
  closing: 'money',
  data: [{ debit: 'money', credit: 'money', balance: 'money' }],
};

export const partyNamesShape: ShapeOf<'partyNamesAnswer'> = { data: [{ balance: 'money' }] };

export const partyPaymentShape: ShapeOf<'partyPaymentAnswer'> = {
  amount: 'money',
  pocketCash: 'money',
  accountCash: 'money',
};

export const partyPaymentMadeShape: ShapeOf<'partyPaymentMadeAnswer'> = {
  data: {
    amount: 'money',
    pocketCash: 'money',
    accountCash: 'money',
    allocated: [{ amount: 'money', outstanding: 'money' }],
    givenBack: 'money',
    advance: 'money',
    balanceBefore: 'money',
    balanceAfter: 'money',
  },
};

export const partyPaymentVoidShape: ShapeOf<'partyPaymentVoidAnswer'> = { data: { balance: 'money' } };

export const personRecordShape: ShapeOf<'personRecordAnswer'> = {
  data: {
    bought: 'money',
    sold: 'money',
    balance: 'money',
    purchases: [
      { total: 'money', paidNow: 'money', payableLater: 'money', outstanding: 'money', returned: 'money' },
    ],
    sales: [
      {
        phones: [{ price: 'money' }],
        total: 'money',
        returned: 'money',
        received: 'money',
        payableLater: 'money',
        outstanding: 'money',
        profit: 'money',
      },
    ],
    phones: [{ price: 'money' }],
    exchanges: [{ value: 'money' }],
    payments: [{ amount: 'money', pocketCash: 'money', accountCash: 'money' }],
    openBills: [{ amount: 'money', paid: 'money', outstanding: 'money' }],
    advances: { receivable: 'money', payable: 'money' },
  },
};

export const phoneShape: ShapeOf<'phoneAnswer'> = {
  demandPrice: 'money',
  finalPrice: 'money',
  purchasePrice: 'money',
};

export const phoneDetailShape: ShapeOf<'phoneDetailAnswer'> = {
  data: { demandPrice: 'money', finalPrice: 'money', purchasePrice: 'money' },
};

export const phoneEditedShape: ShapeOf<'phoneEditedAnswer'> = {
  data: {
    phone: { demandPrice: 'money', finalPrice: 'money', purchasePrice: 'money' },
    purchase: {
      total: 'money',
      paidNow: 'money',
      payableLater: 'money',
      outstanding: 'money',
      returned: 'money',
      pocketCash: 'money',
      accountCash: 'money',
      units: [{ demandPrice: 'money', finalPrice: 'money', purchasePrice: 'money' }],
      payments: [{ amount: 'money' }],
      returns: [{ total: 'money', pocketCash: 'money', accountCash: 'money', offBalance: 'money' }],
    },
  },
};

export const phoneEnteredShape: ShapeOf<'phoneEnteredAnswer'> = {
  data: { demandPrice: 'money', finalPrice: 'money', purchasePrice: 'money' },
};

export const phonesShape: ShapeOf<'phonesAnswer'> = {
  data: [{ demandPrice: 'money', finalPrice: 'money', purchasePrice: 'money' }],
  totals: { purchasePrice: 'money', demandPrice: 'money', finalPrice: 'money' },
};

export const priceListShape: ShapeOf<'priceListAnswer'> = { data: [{ demandPrice: 'money' }] };

export const profitAndLossShape: ShapeOf<'profitAndLossAnswer'> = {
  data: {
    phones: { income: 'money', cost: 'money', profit: 'money' },
    accessories: { income: 'money', cost: 'money', profit: 'money' },
    grossProfit: 'money',
    expenses: 'money',
    adjustments: 'money',
    net: 'money',
    expenseLines: [{ amount: 'money', previous: 'money' }],
    adjustmentLines: [{ amount: 'money', previous: 'money' }],
    previous: {
      phones: { income: 'money', cost: 'money', profit: 'money' },
      accessories: { income: 'money', cost: 'money', profit: 'money' },
      grossProfit: 'money',
      expenses: 'money',
      adjustments: 'money',
      net: 'money',
    },
    series: [
      {
        income: 'money',
        cost: 'money',
        grossProfit: 'money',
        expenses: 'money',
        adjustments: 'money',
        net: 'money',
      },
    ],
  },
};

export const purchaseCreatedShape: ShapeOf<'purchaseCreatedAnswer'> = {
  data: {
    total: 'money',
    paidNow: 'money',
    payableLater: 'money',
    outstanding: 'money',
    returned: 'money',
    pocketCash: 'money',
    accountCash: 'money',
    units: [{ demandPrice: 'money', finalPrice: 'money', purchasePrice: 'money' }],
    payments: [{ amount: 'money' }],
    returns: [{ total: 'money', pocketCash: 'money', accountCash: 'money', offBalance: 'money' }],
  },
};

export const purchaseDetailShape: ShapeOf<'purchaseDetailAnswer'> = {
  data: {
    total: 'money',
    paidNow: 'money',
    payableLater: 'money',
    outstanding: 'money',
    returned: 'money',
    pocketCash: 'money',
    accountCash: 'money',
    units: [{ demandPrice: 'money', finalPrice: 'money', purchasePrice: 'money' }],
    payments: [{ amount: 'money' }],
    returns: [{ total: 'money', pocketCash: 'money', accountCash: 'money', offBalance: 'money' }],
  },
};

export const purchaseSavedShape: ShapeOf<'purchaseSavedAnswer'> = {
  data: { total: 'money', paidNow: 'money', payableLater: 'money', outstanding: 'money', returned: 'money' },
};

export const purchasesShape: ShapeOf<'purchasesAnswer'> = {
  data: [
    { total: 'money', paidNow: 'money', payableLater: 'money', outstanding: 'money', returned: 'money' },
  ],
  totals: {
    total: 'money',
    paidNow: 'money',
    payableLater: 'money',
    outstanding: 'money',
    returned: 'money',
  },
};

export const registrySettingsShape: ShapeOf<'registrySettingsAnswer'> = {
  data: { plans: [{ price: 'money' }] },
};

export const registrySettingsChangedShape: ShapeOf<'registrySettingsChangedAnswer'> = {
  data: { plans: [{ price: 'money' }] },
};

export const saleCreatedShape: ShapeOf<'saleCreatedAnswer'> = {
  data: {
    phones: [{ price: 'money' }],
    accessories: [{ price: 'money', amount: 'money' }],
    total: 'money',
    returned: 'money',
    received: 'money',
    payableLater: 'money',
    outstanding: 'money',
    profit: 'money',
    units: [{ price: 'money' }],
    phonesTotal: 'money',
    accessoriesTotal: 'money',
    exchange: { value: 'money' },
    pocketCash: 'money',
    accountCash: 'money',
    payments: [{ amount: 'money' }],
    returns: [
      {
        total: 'money',
        accessories: [{ price: 'money', amount: 'money' }],
        exchangeValue: 'money',
        refund: { pocketCash: 'money', accountCash: 'money' },
        offBalance: 'money',
      },
    ],
  },
};

export const saleDetailShape: ShapeOf<'saleDetailAnswer'> = {
  data: {
    phones: [{ price: 'money' }],
    accessories: [{ price: 'money', amount: 'money' }],
    total: 'money',
    returned: 'money',
    received: 'money',
    payableLater: 'money',
    outstanding: 'money',
    profit: 'money',
    units: [{ price: 'money' }],
    phonesTotal: 'money',
    accessoriesTotal: 'money',
    exchange: { value: 'money' },
    pocketCash: 'money',
    accountCash: 'money',
    payments: [{ amount: 'money' }],
    returns: [
      {
        total: 'money',
        accessories: [{ price: 'money', amount: 'money' }],
        exchangeValue: 'money',
        refund: { pocketCash: 'money', accountCash: 'money' },
        offBalance: 'money',
      },
    ],
  },
};

export const salesShape: ShapeOf<'salesAnswer'> = {
  data: [
    {
      phones: [{ price: 'money' }],
      total: 'money',
      returned: 'money',
      received: 'money',
      payableLater: 'money',
      outstanding: 'money',
      profit: 'money',
    },
  ],
  totals: {
    total: 'money',
    returned: 'money',
    received: 'money',
    payableLater: 'money',
    outstanding: 'money',
    profit: 'money',
  },
};

export const searchShape: ShapeOf<'searchAnswer'> = {
  data: {
    units: [{ demandPrice: 'money', finalPrice: 'money', purchasePrice: 'money' }],
    parties: [{ balance: 'money' }],
    invoices: [{ total: 'money', due: 'money' }],
    slips: [{ total: 'money', due: 'money' }],
  },
};

export const shopSubscriptionPaymentsShape: ShapeOf<'shopSubscriptionPaymentsAnswer'> = {
  data: [{ amount: 'money' }],
};

export const stockShape: ShapeOf<'stockAnswer'> = {
  data: [
    {
      costValue: 'money',
      demandValue: 'money',
      models: [
        {
          costValue: 'money',
          demandValue: 'money',
          variants: [{ costValue: 'money', demandValue: 'money' }],
        },
      ],
    },
  ],
  totals: { costValue: 'money', demandValue: 'money' },
};

export const stockValuationShape: ShapeOf<'stockValuationAnswer'> = {
  data: {
    phones: {
      companies: [
        {
          'new': { value: 'money' },
          used: { value: 'money' },
          total: { value: 'money' },
          demandValue: 'money',
        },
      ],
      'new': { value: 'money' },
      used: { value: 'money' },
      total: { value: 'money' },
      demandValue: 'money',
    },
    accessories: { items: [{ value: 'money', saleValue: 'money' }], total: { value: 'money' } },
    value: 'money',
    books: { phones: 'money', accessories: 'money' },
    difference: 'money',
  },
};

export const subscriptionShape: ShapeOf<'subscriptionAnswer'> = {
  data: { plan: { price: 'money' }, plans: [{ price: 'money' }], history: [{ amount: 'money' }] },
};

export const subscriptionDecidedShape: ShapeOf<'subscriptionDecidedAnswer'> = { data: { amount: 'money' } };

export const subscriptionPaidShape: ShapeOf<'subscriptionPaidAnswer'> = { data: { amount: 'money' } };

export const walletShape: ShapeOf<'walletAnswer'> = {
  data: {
    pocketCash: { balance: 'money', movements: [{ debit: 'money', credit: 'money', balance: 'money' }] },
    banks: [{ balance: 'money', movements: [{ debit: 'money', credit: 'money', balance: 'money' }] }],
    total: 'money',
  },
};
