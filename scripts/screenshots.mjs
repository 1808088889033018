// Pictures of every screen, to be looked at: real server, demo shop, each width, theme and language, in screenshots/.
// Narrow it down: npm run screenshots -- --scene slip --width 390 --theme dark --locale ur
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withCheckDigit } from '@handset/domain';
import { chromium } from 'playwright';
import { accessoryWords } from '../apps/host/src/accessories/accessoryWords.ts';
import { committeeWords } from '../apps/host/src/committees/committeeWords.ts';
import { dayWords } from '../apps/host/src/day/dayWords.ts';
import { dispatchWords } from '../apps/host/src/dispatches/dispatchWords.ts';
import { documentWords } from '../apps/host/src/documents/documentWords.ts';
import { paperWords } from '../apps/host/src/documents/paperWords.ts';
import { expenseWords } from '../apps/host/src/expenses/expenseWords.ts';
import { ledgerWords } from '../apps/host/src/ledgers/ledgerWords.ts';
import { en } from '../apps/host/src/messages/en.ts';
import { ur } from '../apps/host/src/messages/ur.ts';
import { phoneWords } from '../apps/host/src/phones/phoneWords.ts';
import { guardedRoutes } from '../apps/host/src/routes/routes.ts';
import { stockWords } from '../apps/host/src/stock/stockWords.ts';
import { claimWords } from '../apps/host/src/warranty/claimWords.ts';
import { Shopkeeper } from '../e2e/Shopkeeper.ts';
import { startServer } from '../e2e/server.ts';
import { walletMessages } from '../packages/flows/src/WalletTransaction/walletMessages.ts';
import { buildHost } from './buildHost.mjs';
import { chromiumArguments, findChromium } from './chromium.mjs';

const heights = { 390: 844, 768: 1024, 1366: 768 };
const folder = 'screenshots';

const several = { type: 'string', multiple: true };
const { values: wanted } = parseArgs({
  options: {
    scene: { ...several, default: [''] },
    width: { ...several, default: Object.keys(heights) },
    theme: { ...several, default: ['light', 'dark'] },
    locale: { ...several, default: ['en', 'ur'] },
  },
});

/** Where a record's address stands for it, by route; the demo shop says which record. */
const records = {
  '/app/dashboard/bankTransaction/:id': 'bank',
  '/app/dashboard/pocketCashTransactions/:id': 'pocket',
  '/app/dashboard/partyLedger/:id': 'party',
  '/app/dashboard/PayablesAndReceivables/:id': 'party',
  '/app/dashboard/ledgerRecords/:id': 'record',
  '/app/dashboard/bulkPhoneDetail/:id': 'lot',
  '/purchase/todayPurchase/bulkPurchase/:id': 'lot',
  '/purchase/purchaseRecords/bulkPurchase/:id': 'lot',
  '/purchase/todayPurchase/:id': 'purchase',
  '/purchase/purchaseRecords/:id': 'purchase',
  '/todayBook/pruchaseDetail/:id': 'purchase',
};

/** The id of nothing. */
const missing = '018f0000-0000-7000-8000-000000000000';

/** Every route by the name of its picture. */
const routes = Object.fromEntries(
  guardedRoutes.map(({ path }) => [path === '/' ? 'dashboard' : path.slice(1).replace(/\W+/g, '-'), path]),
);
const pages = {
  ...routes,
  'a-phone': '/app/dashboard/mobile-details?id=:phone',
  'a-device': '/app/dashboard/scanDeviceDetails?imei=:imei',
  'a-customer': '/app/dashboard/getCustomerRecord?id=:party',
  'units-of-stock': '/stockList?view=units',
  missing: `/purchase/purchaseRecords/${missing}`,
};
const wallet = '/app/dashboard/wallet';

const dialogs = {
  'purchase-chooser': { path: '/?open=purchase' },
  slip: { path: '/?open=slip' },
  'slip-errors': { path: '/?open=slip', act: submit },
  'sale-form': { path: '/?open=sale' },
  'sale-form-errors': { path: '/?open=sale', act: submit },
  'add-company': { path: '/?open=company' },
  'add-model': { path: '/?open=model' },
  'create-entity': { path: '/?open=entity' },
  'change-password': { path: '/?open=password' },
  'add-bank': { path: wallet, act: (page, { wallet }) => press(page, wallet.addBank) },
  deposit: { path: wallet, act: (page, { wallet }) => press(page, wallet.deposit) },
  transfer: { path: wallet, act: (page, { wallet }) => press(page, wallet.transfer) },
  find: { path: '/?find=all' },
  keys: { path: '/?find=keys' },
};

const asPages = (paths) =>
  Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, { path, isPage: true }]));

/** Opens a dialog by the button that is called so in the reader's language. */
const pressing = (path, words, name) => ({
  path,
  act: (page, _messages, locale) => press(page, words[locale][name]),
});
const party = '/app/dashboard/partyLedger/:party';
const purchase = '/purchase/purchaseRecords/:purchase';
const sale = '/sales/sales/:sale';
const claims = '/app/dashboard/getCustomerRecord?view=claims';

/** What is done with records: of a shop that has some of each kind. */
const deeds = {
  ...asPages({
    'traded-claims': claims,
    'traded-dispatches': '/app/dashboard/DispachmobileList',
    'traded-dispatch': '/app/dashboard/DispachmobileList?id=:dispatch',
    'traded-lots': '/app/dashboard/bulkPhones',
    'traded-lot': '/app/dashboard/bulkPhoneDetail/:lot',
    'traded-lot-slip': '/purchase/purchaseRecords/bulkPurchase/:lot',
    'traded-expenses': '/app/dashboard/addLedger',
    'traded-committees': '/app/dashboard/commetyLedger',
    'traded-committee': '/app/dashboard/commetyLedger?id=:committee',
    'traded-accessory': '/app/dashboard/addAccessory?id=:accessory',
    'traded-record': '/app/dashboard/ledgerRecords/:record',
    'traded-dashboard': '/',
    'traded-sold-phone': '/app/dashboard/mobile-details?id=:sold',
  }),
  'claim-change': pressing(claims, claimWords, 'goOn'),
  'claim-new': pressing(sale, claimWords, 'claim'),
  'accessory-edit': pressing('/app/dashboard/addAccessory', accessoryWords, 'edit'),
  'accessory-add': pressing('/app/dashboard/addAccessory', accessoryWords, 'add'),
  'bank-edit': pressing('/app/dashboard/bankTransaction/:bank', ledgerWords, 'editBank'),
  'balance-adjust': pressing(party, ledgerWords, 'adjust'),
  'party-pay': pressing(party, ledgerWords, 'pay'),
  'party-statement': pressing(party, ledgerWords, 'statement'),
  'slip-print': pressing(purchase, paperWords, 'print'),
  'slip-edit': pressing(purchase, documentWords, 'edit'),
  'slip-egadget': pressing(purchase, documentWords, 'eGadget'),
  'slip-return': pressing(purchase, documentWords, 'giveBack'),
  'slip-void': pressing(purchase, documentWords, 'void'),
  'lot-print': pressing('/purchase/purchaseRecords/bulkPurchase/:lot', paperWords, 'print'),
  'sale-return': pressing(sale, documentWords, 'takeBack'),
  'sale-void': pressing(sale, documentWords, 'void'),
  'day-close': pressing('/todayBook', dayWords, 'close'),
  'day-report': pressing('/todayBook', dayWords, 'report'),
  'phone-add': pressing('/app/dashboard/newMobileList', stockWords, 'add'),
  'phone-edit': pressing('/app/dashboard/mobile-details?id=:phone', phoneWords, 'edit'),
  'dispatch-new': { path: '/?open=dispatch' },
  'dispatch-settle': pressing('/app/dashboard/DispachmobileList?id=:dispatch', dispatchWords, 'settle'),
  'expense-new': pressing('/app/dashboard/addLedger', expenseWords, 'add'),
  'committee-new': pressing('/app/dashboard/commetyLedger', committeeWords, 'add'),
  'bulk-new': { path: '/?open=bulk' },
  outbox: { path: '/?open=outbox' },
};

const filledDialogs = {
  'slip-filled': { path: '/?open=slip', act: atRest },
  'slip-filled-end': { path: '/?open=slip', act: scrollToEnd },
  'wallet-dialog': { path: '/?open=slip', act: openWallet },
  'sale-form-filled': { path: '/?open=sale', act: atRest },
  'sale-form-filled-end': { path: '/?open=sale', act: scrollToEnd },
  'invoice-draft': { path: '/invoice/shop', isPage: true },
};

const named = (prefix, scenes) =>
  Object.fromEntries(Object.entries(scenes).map(([name, scene]) => [prefix + name, scene]));

const lists = Object.fromEntries(Object.entries(pages).filter(([, path]) => !path.includes(':')));

const shops = [
  { open: ({ page }) => page.goto('/login'), scenes: asPages({ 'first-run': '/login' }) },
  {
    open: openEmptyShop,
    scenes: {
      ...named('empty-', asPages({ ...lists, 'invoice-draft': '/invoice/shop' })),
      ...asPages({ 'sign-in': '/login', 'sign-up': '/auth/signup-1' }),
    },
  },
  { open: openDemoShop, scenes: { ...asPages(pages), ...dialogs } },
  {
    open: async (shop) => {
      await openDemoShop(shop);
      await trade(shop);
    },
    scenes: deeds,
  },
  {
    open: async (shop) => {
      await openDemoShop(shop);
      await fillForms(shop);
    },
    scenes: filledDialogs,
  },
];

const overflowing = [];
await buildHost();
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
try {
  for (const shop of shops) await photograph(shop);
} finally {
  await browser.close();
}
for (const name of overflowing) console.warn(`Scrolls sideways: ${name}`);

async function photograph({ open, scenes }) {
  const chosen = Object.entries(scenes).filter(([name]) => wanted.scene.some((part) => name.includes(part)));
  if (chosen.length === 0) return;
  const server = await startServer({ HANDSET_RATE_FACTOR: '1000' });
  try {
    const context = await browser.newContext({
      baseURL: server.baseURL,
      viewport: { width: 1366, height: 768 },
      locale: 'en-PK',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const shop = { page, context, server, ids: {} };
    await open(shop);
    for (const locale of wanted.locale)
      for (const colorScheme of wanted.theme)
        for (const width of wanted.width) {
          await page.setViewportSize({ width: Number(width), height: heights[width] ?? 900 });
          for (const [name, scene] of chosen)
            await take(shop, `${name}-${width}-${colorScheme}-${locale}`, scene, { locale, colorScheme });
        }
    await context.close();
  } finally {
    await server.close();
  }
}

async function take({ page, context, ids, isOpen }, name, { path, act, isPage }, preferences) {
  const isPublic = /^\/(login|auth)/.test(path);
  const token = isOpen && isPublic ? await signedOut(page) : null;
  await page.evaluate((chosen) => localStorage.setItem('preferences', JSON.stringify(chosen)), preferences);
  await page.goto(path.replace(/:(\w+)/, (_, name) => ids[name === 'id' ? (records[path] ?? 'sale') : name]));
  await settle(page);
  try {
    if (act) await act(page, preferences.locale === 'ur' ? ur : en, preferences.locale);
  } catch (error) {
    console.error(`${name}: ${error.message.split('\n')[0]}`);
  }
  await settle(page);
  await page.screenshot({
    path: join(folder, `${name}.png`),
    fullPage: isPage ?? false,
    animations: 'disabled',
  });
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  if (isWide) overflowing.push(name);
  if (/^sales-saleInvoices-id-1366-light/.test(name))
    await page.pdf({ path: join(folder, `${name}.pdf`), preferCSSPageSize: true, printBackground: true });
  if (token) await page.evaluate((entries) => Object.assign(localStorage, entries), token);
  if (context.pages().length > 1) throw new Error(`${name} opened another page.`);
}

/** Ends the session of the page without telling the server, and answers what brings it back. */
function signedOut(page) {
  return page.evaluate(() => {
    const kept = { ...localStorage };
    localStorage.clear();
    return kept;
  });
}

async function settle(page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page
    .waitForFunction(() => !document.querySelector('[aria-busy=true], [role=progressbar]'), null, {
      timeout: 3000,
    })
    .catch(() => {});
}

async function openEmptyShop(shop) {
  await new Shopkeeper(shop.page).signUp('bilal', 'a fine long password');
  shop.isOpen = true;
}

async function openDemoShop(shop) {
  const { page, server } = shop;
  const answer = await fetch(`${server.baseURL}/api/demo`, { method: 'POST' });
  if (!answer.ok) throw new Error(`The demo shop could not be made: ${await answer.text()}`);
  const session = await answer.json();
  const { token, user } = session.data ?? session;
  await page.goto('/login');
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('token', token);
      localStorage.setItem('user', JSON.stringify(user));
    },
    [token, user],
  );
  shop.isOpen = true;
  shop.token = token;
  const get = async (path) => {
    const response = await fetch(server.baseURL + path, { headers: { authorization: `Bearer ${token}` } });
    const answer = await response.json();
    return Object.values({ ...answer, ...answer.data }).find(Array.isArray);
  };
  const [banks, parties, purchases, lots, sales, entries] = await Promise.all(
    [
      '/api/banks/getAllBanks',
      '/api/partyLedger/getAllNames',
      '/api/Purchase?type=single',
      '/api/Purchase?type=bulk',
      '/api/sale',
      '/api/ledger/records',
    ].map(get),
  );
  shop.phones = await get('/api/Purchase/all-imeis');
  shop.ids = {
    bank: banks[0]._id,
    pocket: 'cash',
    party: (parties.find((party) => party.balance > 0) ?? parties[0])._id,
    purchase: purchases[0]._id,
    lot: lots[0]?._id ?? missing,
    sale: sales[0]._id,
    record: entries[0].entry,
    phone: shop.phones[0]._id,
    imei: shop.phones[0].imei1,
  };
}

/** Makes one of each kind that the demo shop has none of. */
async function trade({ server, token, ids, phones }) {
  const send = async (path, body) => {
    const response = await fetch(server.baseURL + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer.data;
  };
  const read = async (path) => {
    const response = await fetch(server.baseURL + path, { headers: { authorization: `Bearer ${token}` } });
    return response.json();
  };
  const { today } = (await read('/api/shop/mine')).data;
  const imeis = ['35693803700001', '35693803700002', '35693803700003'].map(withCheckDigit);
  const lot = await send('/api/Purchase/bulk-phone-purchase', {
    partyName: 'Star Distributors',
    entityData: { name: 'Star Distributors', number: 3451112233 },
    date: today,
    purchasePaymentType: 'credit',
    purchasePaymentStatus: 'pending',
    creditPaymentData: { payableAmountNow: 0, payableAmountLater: 1_260_000, dateOfPayment: today },
    prices: { dealerPrice: 1_260_000, buyingPrice: 1_260_000, lp: 0, lifting: 0, promo: 1000, activation: 0 },
    ramSimDetails: [
      {
        companyName: 'Samsung',
        modelName: 'Galaxy S24 Ultra',
        ramMemory: '12/512',
        simOption: 'Single SIM',
        priceOfOne: 420_000,
        quantity: imeis.length,
        imeiNumbers: imeis.map((imei1) => ({ imei1, color: 'Titanium Black' })),
      },
    ],
  });
  const out = phones.slice(-2).map(({ _id }) => ({ _id, price: 50_000 }));
  const dispatch = await send('/api/dispatch', {
    entityData: { name: 'Rana Mobiles', number: 3214445566 },
    date: today,
    units: out,
  });
  await send('/api/expense', {
    date: today,
    category: 'Rent',
    amount: 45_000,
    pocketCash: 45_000,
    payee: 'Haji Sahib',
  });
  await send('/api/expense', { date: today, category: 'Tea and food', amount: 850, pocketCash: 850 });
  const committee = await send('/api/committee', {
    name: 'Hall Road committee',
    organiser: 'Haji Sahib',
    amount: 20_000,
    members: 10,
    shares: 1,
    startDate: today,
    frequency: 'monthly',
    draw: 'turn',
    turns: [4],
  });
  const { data: sold } = await read('/api/phone?state=sold&limit=3');
  const faults = [
    'The speaker makes no sound',
    'چارج نہیں ہوتا',
    'The screen flickers when it is warm outside',
  ];
  for (const [place, phone] of sold.entries())
    await send('/api/warrantyClaim', { phoneId: phone._id, date: today, fault: faults[place] });
  const { data: accessories } = await read('/api/accessory/');
  Object.assign(ids, {
    lot: lot._id,
    dispatch: dispatch._id,
    committee: committee._id,
    accessory: accessories[0]._id,
    sold: sold[0]._id,
    phone: phones[0]._id,
  });
}

/** Types a sale with an exchange and a purchase slip, and leaves both as drafts, the sale also as an invoice. */
async function fillForms({ page, phones }) {
  const counter = new Shopkeeper(page);
  await counter.open('/?open=sale');
  await page.getByRole('heading', { name: 'Sale Mobile' }).waitFor();
  await counter.choose('New Customer');
  await counter.dialog.getByRole('textbox', { name: 'Name' }).fill('Sana Malik');
  await counter.dialog.getByRole('textbox', { name: 'Number' }).fill('0333 1112223');
  await counter.choose('Exchange');
  await counter.addPhone(phones[0].imei1, '250000');
  await counter.addPhone(phones[1].imei1, '48500');
  await counter.fillExchange({
    company: 'Vivo',
    model: 'Y20',
    imei: withCheckDigit('86001203000004'),
    value: '18000',
  });
  await counter.payFromPocket('Proceed to get payment');
  await counter.press('Submit', counter.dialog);
  await page.waitForURL('**/invoice/shop');
  await counter.press('Back to edit');
  await page.getByRole('heading', { name: 'Sale Mobile' }).waitFor();

  await counter.open('/?open=slip');
  await page.getByRole('heading', { name: 'Purchase Phone Slip' }).waitFor();
  await counter.createEntity('Ali Traders', '03001112233', 'Hall Road');
  await counter.fillPhone({
    cnic: '3520212345671',
    company: 'Samsung',
    model: 'Galaxy A15',
    imei: withCheckDigit('35693803564380'),
  });
  await counter.fillPrices('45000', '52000', '50000');
  await counter.choose('Credit');
  await counter.amount('Payable now', '20000');
  await counter.date('First payment date', '2027-06-30');
  await counter.payFromPocket('Proceed To Pay');
  // Time for the draft to be written.
  await page.waitForTimeout(1500);
}

async function press(page, name) {
  await page.getByRole('button', { name, exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
}

async function submit(page) {
  await page.getByRole('dialog').locator('button[type=submit]').last().click();
}

async function atRest(page) {
  await page.getByRole('dialog').waitFor();
}

async function scrollToEnd(page) {
  await page.getByRole('dialog').waitFor();
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[role=dialog], [role=dialog] *'))
      element.scrollTop = element.scrollHeight;
  });
}

async function openWallet(page, _messages, locale) {
  const { proceedToPay, changePayment, title } = walletMessages[locale];
  const name = new RegExp(`^(${proceedToPay}|${changePayment})$`);
  await page.getByRole('dialog').getByRole('button', { name }).first().click();
  await page.getByRole('heading', { name: title }).waitFor();
}
