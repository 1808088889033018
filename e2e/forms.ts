import { PASSWORD, unique } from './accounts.ts';
import type { Books } from './Books.ts';
import type { Shopkeeper } from './Shopkeeper.ts';
import type { Subjects } from './Subjects.ts';

type Hand = (till: Shopkeeper, subjects: Subjects) => Promise<unknown>;

/** A form of the app, and how a hand opens, fills and saves it. */
export interface Form {
  /** Name of the record that it enters or changes. */
  name: string;
  /** Keys of its drafts, with `*` for each id. Null where nothing is kept, because all of it is a password. */
  draft: string | readonly string[] | null;
  /** Address of its page; what the form is about is made for it. */
  at: (subjects: Subjects) => string | Promise<string>;
  /** Opens it there. */
  open?: Hand;
  /** Types something into it. @default the text into the first field of this name */
  type: RegExp | Hand;
  /** Text that is typed, found nowhere else on the page. @default '4321' */
  text?: string;
  /** Goes on with one that was left. @default it is there when the form opens */
  goOn?: Hand;
  /** Fills in the remaining required fields. */
  fill?: Hand;
  /** Button that saves it. @default 'Save' */
  save?: string;
  /** Whether it lists what it changes, and asks. */
  asks?: true;
  /** The person who fills it in. @default the owner */
  who?: 'registrar';
  /** Address of the API whose answer then holds what was typed, with `:id` for the last of the form's own address. */
  stored?: string | ((books: Books) => Promise<string>);
  /** Whether a page that is reloaded does not bring back what was sent: it shows that it is done, or keeps no password. */
  isGone?: true;
  /** Test that saves it, where this is more than a press. */
  savedIn?: string;
  /** Whether it is kept on the device while there is no network: see `outbox.test.ts`. */
  isQueued?: true;
  /** Whether it records the same once alone: there is one of what it is about, or its name is taken then. */
  isSingle?: true;
}

export const TYPED = '4321';

const pressing =
  (...names: string[]): Hand =>
  async (till) => {
    for (const name of names) await till.press(name);
  };

/** Chooses from a menu. */
const choosing =
  (menu: string, item: string): Hand =>
  async (till) => {
    await till.press(menu);
    await till.page.getByRole('menuitem', { name: item, exact: true }).click();
  };

/** Chooses from the menu of the newest colleague, whose row may come after those that were seen before. */
const ofColleague =
  (item: string): Hand =>
  async ({ page }, subjects) => {
    const row = page.getByRole('row').filter({ hasText: subjects.newestColleague });
    await row.getByRole('button', { name: /^Actions for / }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };

const board = '/app/dashboard';
const field = (till: Shopkeeper, name: string | RegExp) => till.dialog.getByRole('textbox', { name }).first();

async function count(till: Shopkeeper, rupees: string): Promise<void> {
  await till.dialog.getByText('One figure', { exact: true }).click();
  await till.amount('Counted', rupees);
}

export const forms: readonly Form[] = [
  // Trade.
  {
    name: 'a sale',
    draft: 'sale',
    at: () => '/?open=sale',
    type: (till) => till.newCustomer(TYPED),
    goOn: async (till) => {
      await till.listParked();
      await till.press(`Continue ${TYPED}`, till.dialog);
    },
    savedIn: 'saleDrafts.test.ts',
  },
  {
    name: 'a slip',
    draft: ['purchase', 'purchase:*'],
    at: () => '/?open=slip',
    type: /Purchase Price/,
    fill: async (till, subjects) => {
      await till.createEntity('Ali Traders', '0300 1112233', 'Hall Road');
      const imei = subjects.imei();
      await till.fillPhone({ cnic: '3520212345671', company: 'Samsung', model: 'A15', imei });
      await till.fillPrices(TYPED, '6000', '5000');
      await till.payFromPocket('Proceed To Pay');
    },
    asks: true,
    stored: '/api/Purchase',
    isQueued: true,
  },
  {
    name: 'a lot',
    draft: 'bulk',
    at: () => '/?open=bulk',
    type: /Price Per Unit/,
    fill: async (till, subjects) => {
      await till.createEntity('Rana Mobiles', '0300 1112244', 'Hall Road');
      await till.search('Company', 'Samsung');
      await till.search('Model', 'Galaxy A15');
      await field(till, 'Quantity').fill('1');
      await till.dialog.getByRole('textbox', { name: 'IMEI 1, row 1', exact: true }).fill(subjects.imei());
      await till.payFromPocket('Proceed To Pay');
    },
    asks: true,
    stored: '/api/Purchase',
    isQueued: true,
  },
  {
    name: 'the edit of a slip',
    draft: 'edit *',
    at: async (subjects) => `/purchase/purchaseRecords/${await subjects.slip()}`,
    open: pressing('Edit'),
    type: /^Color/,
    save: 'Update',
    stored: '/api/Purchase/:id',
  },
  {
    name: 'the edit of a lot',
    draft: 'lot *',
    at: async (subjects) => `${board}/bulkPhoneDetail/${await subjects.lot()}`,
    open: choosing('More', 'Edit'),
    type: /Promo/,
    stored: '/api/Purchase/bulk/:id',
  },
  {
    name: 'a police register check',
    draft: 'egadget *',
    at: async (subjects) => `/purchase/purchaseRecords/${await subjects.slip()}`,
    open: pressing('e-Gadget check'),
    type: /Reference/,
    fill: (till) => till.dialog.getByLabel('Status').selectOption('Cleared'),
    save: 'Save the check',
    stored: '/api/Purchase/:id',
  },
  {
    name: 'a return to a supplier',
    draft: ['return *', 'return * *'],
    at: async (subjects) => `/purchase/purchaseRecords/${await subjects.slip()}`,
    open: pressing('Return to supplier'),
    type: /Reason/,
    fill: (till) => till.payFromPocket('Proceed to get payment'),
    save: 'Return to supplier',
    asks: true,
    stored: '/api/Purchase/:id',
    isGone: true,
  },
  {
    name: 'a return of a customer',
    draft: ['return *', 'return * *'],
    at: async (subjects) => `/sales/sales/${(await subjects.sale()).sale}`,
    open: pressing('Take back'),
    type: /Reason/,
    fill: (till) => till.payFromPocket('Proceed To Pay'),
    save: 'Take back',
    asks: true,
    stored: '/api/sale/:id',
    isGone: true,
  },
  {
    name: 'a void slip',
    draft: 'void *',
    at: async (subjects) => `/purchase/purchaseRecords/${await subjects.slip()}`,
    open: pressing('Void'),
    type: /Reason/,
    save: 'Void slip',
    stored: '/api/Purchase/:id',
    isGone: true,
  },
  {
    name: 'a void sale',
    draft: 'void *',
    at: async (subjects) => `/sales/sales/${(await subjects.sale()).sale}`,
    open: choosing('More', 'Void'),
    type: /Reason/,
    save: 'Void invoice',
    stored: '/api/sale/:id',
    isGone: true,
  },
  {
    name: 'a warranty claim',
    draft: 'claim *',
    at: async (subjects) => `${board}/mobile-details?id=${(await subjects.sale()).phone}`,
    open: pressing('Warranty claim'),
    type: /What is wrong/,
    stored: '/api/warrantyClaim',
    isGone: true,
  },
  {
    name: 'the outcome of a claim',
    draft: 'claim *',
    at: async (subjects) => `${board}/mobile-details?id=${await subjects.claimedPhone()}`,
    open: pressing('Update claim'),
    type: /What was done/,
    stored: '/api/warrantyClaim',
  },
  {
    name: 'a payment',
    draft: 'payment * *',
    at: async (subjects) => `${board}/partyLedger/${await subjects.party()}`,
    open: pressing('Pay'),
    type: /Amount/,
    asks: true,
    stored: '/api/partyLedger/:id',
    isQueued: true,
  },

  // Stock.
  {
    name: 'a phone in stock',
    draft: 'stock-phone',
    at: () => '/?open=stock',
    type: /^Purchase Price/,
    fill: async (till, subjects) => {
      await till.dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Display piece');
      await till.search('Company Name', 'Samsung');
      await till.search('Model Name', 'A25');
      await field(till, 'Color').fill('Grey');
      await field(till, 'IMEI 1').fill(subjects.imei());
      await till.fillPrices(TYPED, '6000', '5000');
    },
    save: 'Add Phone',
    stored: '/api/phone',
  },
  {
    name: 'the edit of a phone in stock',
    draft: 'phone *',
    at: async (subjects) => `/stockList?view=units&q=${await subjects.enteredPhone()}`,
    open: choosing('Actions for Samsung A25', 'Edit'),
    type: /^Color/,
    save: 'Update Phone',
    stored: '/api/phone/imei/:id',
  },
  {
    name: 'the removal of a phone',
    draft: 'removal *',
    at: async (subjects) => `/stockList?view=units&q=${await subjects.enteredPhone()}`,
    open: choosing('Actions for Samsung A25', 'Delete'),
    type: /Reason/,
    save: 'Delete',
    stored: '/api/ledger/records',
    isGone: true,
  },
  {
    name: 'a dispatch',
    draft: ['dispatch', 'dispatch:*'],
    at: async (subjects) => `/?open=dispatch&about=${await subjects.phone()}`,
    type: /Note/,
    fill: async (till) => {
      await till.choose('Create New');
      await till.dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Rana Mobiles');
      await field(till, 'Number').fill('0321 4445566');
    },
    save: 'Dispatch',
    stored: '/api/dispatch',
  },
  {
    name: 'a settled dispatch',
    draft: 'settle:*',
    at: async (subjects) => `${board}/DispachmobileList?id=${await subjects.dispatch()}`,
    open: pressing('Settle'),
    type: async (till) => {
      await till.press('All returned', till.dialog);
      await field(till, /Why they came back/).fill(TYPED);
    },
    save: 'Settle',
    asks: true,
    stored: '/api/dispatch/:id',
    isGone: true,
  },
  {
    name: 'an accessory',
    draft: 'accessory',
    at: () => `${board}/addAccessory`,
    open: pressing('Add accessory'),
    type: /Accessory Name/,
    stored: '/api/accessory/',
    isSingle: true,
  },
  {
    name: 'more of an accessory',
    draft: 'accessory purchase *',
    at: async (subjects) => `${board}/addAccessory?id=${await subjects.accessory()}`,
    open: pressing('Add stock'),
    type: /Cost of one/,
    fill: (till) => field(till, 'Quantity').fill('2'),
    asks: true,
    stored: '/api/accessory/:id',
  },
  {
    name: 'the count of an accessory',
    draft: 'accessory adjustment *',
    at: async (subjects) => `${board}/addAccessory?id=${await subjects.accessory()}`,
    open: pressing('Adjust'),
    type: /Note/,
    fill: async (till) => {
      await till.dialog.getByText('More than the books say').click();
      await field(till, /How many/).fill('2');
      await field(till, 'Cost of one').fill('100');
      await till.dialog.getByLabel('Reason').selectOption('Found');
    },
    asks: true,
    stored: '/api/accessory/:id',
  },
  {
    name: 'the edit of an accessory',
    draft: 'accessory *',
    at: async (subjects) => `${board}/addAccessory?id=${await subjects.accessory()}`,
    open: pressing('Edit'),
    type: /Sale price/,
    stored: '/api/accessory/:id',
  },
  {
    name: 'a company',
    draft: 'company',
    at: () => '/?open=company',
    type: (till) => field(till, /Name/).fill(`${TYPED} ${unique('Phones')}`),
    stored: '/api/company/all-companies',
  },
  {
    name: 'a model',
    draft: 'model',
    at: () => '/?open=model',
    type: (till) => field(till, /Name/).fill(`${TYPED} ${unique('Phone')}`),
    fill: (till) => till.search('Company', 'Samsung'),
    stored: async (books) => {
      const { companies } = await books.read('/api/company/all-companies');
      return `/api/company/models/${companies.find(({ name }: { name: string }) => name === 'Samsung')._id}`;
    },
  },
  {
    name: 'a party',
    draft: 'entity',
    at: () => '/?open=entity',
    type: /Reference/,
    fill: async (till) => {
      await till.dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Hafeez Dealer');
      await field(till, 'Number').fill('0300 9998855');
    },
    save: 'Create',
    stored: '/api/person/all',
  },

  // Money.
  {
    name: 'an expense',
    draft: 'expense',
    at: () => `${board}/addLedger`,
    open: pressing('Add expense'),
    type: /Amount/,
    fill: (till) => till.search('Category', 'Rent'),
    asks: true,
    stored: '/api/expense',
    isQueued: true,
  },
  {
    name: 'a bank account',
    draft: 'bank',
    at: () => `${board}/wallet`,
    open: pressing('Add bank account'),
    type: /Opening balance/,
    fill: (till) => field(till, 'Bank name').fill(unique('Allied')),
    asks: true,
    stored: '/api/wallet',
  },
  {
    name: 'the edit of a bank account',
    draft: 'bank *',
    at: async (subjects) => `${board}/bankTransaction/${await subjects.bank()}`,
    open: pressing('Edit bank account'),
    type: (till) => field(till, 'Bank name').fill(`${TYPED} ${unique('Bank')}`),
    stored: '/api/wallet',
  },
  {
    name: 'a deposit',
    draft: 'wallet * *',
    at: () => `${board}/wallet`,
    open: pressing('Deposit'),
    type: /Amount/,
    fill: (till) => till.dialog.getByLabel('Reason').selectOption('capital'),
    asks: true,
    stored: '/api/pocketCash/transactions',
  },
  {
    name: 'a transfer',
    draft: 'transfer *',
    at: () => `${board}/wallet`,
    open: pressing('Transfer'),
    type: /Amount/,
    fill: (till) => till.dialog.getByLabel('To account').selectOption({ label: 'HBL' }),
    asks: true,
    stored: '/api/pocketCash/transactions',
  },
  {
    name: 'a cash count',
    draft: 'count *',
    at: () => `${board}/pocketCashTransactions/cash`,
    open: pressing('Cash count'),
    type: (till) => count(till, '2504321'),
    fill: (till) => field(till, /^Reason/).fill('Short change'),
    asks: true,
    stored: '/api/wallet/counts',
    isSingle: true,
  },
  {
    name: 'the balance of a party',
    draft: 'balance *',
    at: async (subjects) => `${board}/partyLedger/${await subjects.party()}`,
    open: pressing('Adjust'),
    type: /Amount/,
    asks: true,
    stored: '/api/partyLedger/:id',
  },
  {
    name: 'a due date',
    draft: 'due date *',
    at: async (subjects) => `${board}/PayablesAndReceivables/${await subjects.party()}`,
    // A bill that falls due later stays the last one.
    open: (till) => till.page.getByRole('button', { name: 'Change due date', exact: true }).last().click(),
    type: /Reason/,
    fill: (till) => till.press('A week later', till.dialog),
    stored: '/api/payablesAndReceivables/:id',
  },
  {
    name: 'a committee',
    draft: 'committee',
    at: () => `${board}/commetyLedger`,
    open: pressing('Join a committee'),
    type: /Amount of one share/,
    fill: async (till) => {
      await field(till, 'Committee Name').fill(unique('Market'));
      await field(till, 'Organiser').fill('Haji Sahib');
      await field(till, 'Shares in all').fill('5');
      await field(till, 'Our turn').fill('1');
    },
    stored: '/api/committee',
  },
  {
    name: 'the edit of a committee',
    draft: 'committee *',
    at: async (subjects) => `${board}/commetyLedger?id=${await subjects.committee()}`,
    open: pressing('Edit'),
    type: /Organiser/,
    save: 'Update',
    stored: '/api/committee',
  },
  {
    name: 'an instalment',
    draft: 'committee * *',
    at: async (subjects) => `${board}/commetyLedger?id=${await subjects.committee()}`,
    open: pressing('Pay instalment'),
    type: /Note/,
    asks: true,
    stored: '/api/committee/:id',
  },
  {
    name: 'an undone entry',
    draft: 'reversal *',
    at: async (subjects) => `${board}/ledgerRecords/${await subjects.entry()}`,
    open: pressing('Undo this entry'),
    type: /Reason/,
    save: 'Undo this entry',
    stored: '/api/ledger/records',
    isGone: true,
  },

  // The shop.
  {
    name: 'a member of staff',
    draft: 'staff',
    at: () => '/setup/shop?tab=staff',
    open: pressing('Add staff'),
    type: /^Name/,
    fill: async (till) => {
      await till.dialog.getByLabel('Username').fill(unique('amna'));
      await field(till, 'Password').fill(PASSWORD);
    },
    stored: '/api/shop/mine/staff',
    isGone: true,
  },
  {
    name: 'the edit of a member of staff',
    draft: 'staff *',
    at: async (subjects) => {
      await subjects.colleague();
      return '/setup/shop?tab=staff';
    },
    open: ofColleague('Edit'),
    type: /^Name/,
    stored: '/api/shop/mine/staff',
  },
  {
    name: 'a new password of a member of staff',
    draft: null,
    at: async (subjects) => {
      await subjects.colleague();
      return '/setup/shop?tab=staff';
    },
    open: ofColleague('Reset password'),
    type: /New password/,
    text: 'another fine password',
    save: 'Reset password',
  },
  {
    name: 'a new password',
    draft: null,
    at: () => '/?open=password',
    type: /New password/i,
    savedIn: 'signIn.test.ts',
  },
  {
    name: 'the shop',
    draft: 'shop-*',
    at: () => '/setup/shop',
    type: /Address/,
    stored: '/api/shop/mine',
    isGone: true,
  },
  {
    name: 'a question to support',
    draft: 'support',
    at: () => '/help/forsupport',
    open: pressing('Ask support'),
    type: /Message/,
    fill: (till) => field(till, 'What is it about?').fill('The printer'),
    save: 'Send',
    stored: async (books) => {
      const [latest] = (await books.read('/api/support')).data;
      return `/api/support/${latest?._id ?? ''}`.replace(/\/$/, '');
    },
  },
  {
    name: 'a reply',
    draft: 'support-*',
    at: async (subjects) => `/help/forsupport?ticket=${await subjects.ticket()}`,
    type: /Message/,
    save: 'Reply',
    stored: '/api/support/:id',
  },
  {
    name: 'a payment to the registrar',
    draft: 'subscription-payment',
    at: () => '/subscription/paymentMethod',
    open: pressing('I have paid'),
    type: /Transaction id/,
    fill: (till) => till.amount('Amount', '2500'),
    stored: '/api/subscription',
    isSingle: true,
  },
  {
    name: 'a message to a colleague',
    draft: 'chat',
    at: () => '/',
    open: pressing('Chat'),
    type: /Message/,
    savedIn: 'myShop.test.ts',
  },

  // Of registrars.
  {
    name: 'a decision on a payment',
    draft: 'decision *',
    at: () => `${board}/addShop?tab=payments`,
    open: pressing('Decide on the payment of Hall Road Mobiles'),
    type: /Note/,
    save: 'Approve',
    who: 'registrar',
    stored: '/api/subscription/payments',
    isGone: true,
    isSingle: true,
  },
  {
    name: 'a new shop',
    draft: 'new-shop',
    at: () => `${board}/addUser`,
    type: (till) => till.page.getByLabel('City').fill(TYPED),
    fill: async ({ page }) => {
      await page.getByLabel('Shop name').fill('Star City Mobiles');
      await page.getByLabel('Phone number').fill('0321 1234567');
      await page.getByRole('textbox', { name: 'Owner', exact: true }).fill('Sana Iqbal');
      await page.getByLabel('Username').fill(unique('star'));
      await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    },
    save: 'Add New Shop',
    who: 'registrar',
    stored: '/api/shop',
    isGone: true,
  },
  {
    name: 'the terms',
    draft: 'terms',
    at: () => `${board}/addShop?tab=terms`,
    type: (till) => till.page.getByRole('textbox', { name: 'Phone number' }).fill('0300 1114321'),
    who: 'registrar',
    stored: '/api/subscription/settings',
  },
  {
    name: 'the edit of a shop',
    draft: 'shop *',
    at: () => `${board}/addShop`,
    open: choosing('Actions for Hall Road Mobiles', 'Edit'),
    type: /City/,
    who: 'registrar',
    stored: '/api/shop',
  },
  {
    name: 'the plan of a shop',
    draft: 'plan *',
    at: () => `${board}/addShop`,
    open: choosing('Actions for Hall Road Mobiles', 'Plan and due date'),
    type: (till) => till.date('Next due', '2031-01-31'),
    text: '2031',
    fill: (till) => till.dialog.getByLabel('Plan', { exact: true }).selectOption('Monthly'),
    who: 'registrar',
    stored: '/api/shop',
  },
  {
    name: 'a new password of an owner',
    draft: null,
    at: () => `${board}/addShop`,
    open: choosing('Actions for Hall Road Mobiles', 'Reset owner’s password'),
    type: /New password/,
    savedIn: 'registrar.test.ts',
    who: 'registrar',
  },

  // The end of the day, after which nothing else is recorded.
  {
    name: 'a rejected count',
    draft: 'count rejection *',
    at: async (subjects) => {
      await subjects.waitingCount();
      return '/todayBook';
    },
    open: pressing('Reject'),
    type: /Reason/,
    save: 'Reject',
    stored: '/api/ledger/day',
    isGone: true,
    isSingle: true,
  },
  {
    name: 'a closed day',
    draft: 'close *',
    at: () => '/todayBook',
    open: pressing('Close day'),
    type: (till) => count(till, '1504321'),
    fill: (till) => field(till, /^Reason/).fill('Short change'),
    save: 'Close day',
    asks: true,
    stored: '/api/ledger/day',
    isGone: true,
    isSingle: true,
  },
  {
    name: 'a day that is opened again',
    draft: 'reopening *',
    at: () => '/todayBook',
    open: pressing('Open again'),
    type: /Reason/,
    save: 'Open again',
    // Its reason takes the place of the closing's: the day book says it as often as before.
    isGone: true,
    isSingle: true,
  },
];
