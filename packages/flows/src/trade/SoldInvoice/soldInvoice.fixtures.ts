import type { SaleDetail } from '@handset/domain';
import { accessories, creditDraft, paidDraft, unit, units } from '../SaleModal/sale.fixtures.ts';
import type { InvoiceDocument, InvoiceShop } from './InvoiceDocument.ts';
import { invoiceOfDraft } from './invoiceOfDraft.ts';

/** A drawing in place of a shop's picture; its letters are strokes, since a picture has no fonts but the machine's. */
const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 48"><rect width="96" height="48" rx="8" fill="#0e6660"/><path fill="none" stroke="#fff" stroke-width="4" d="M17 14v20M31 14 18 24l13 10M40 34V15l9 12 9-12v19M81 18a9 9 0 1 0 0 12"/></svg>',
)}`;

export const shop: InvoiceShop = {
  name: 'Karachi Mobile Centre',
  ownerName: 'Imran Qureshi',
  number: '+923001112223',
  address: 'Shop 14, Star City Mall, Saddar\nKarachi',
};

const [first = unit(1), second = unit(2)] = units;
const draft = creditDraft();

/** The sale that `creditDraft` becomes. */
export const saleDetail: SaleDetail = {
  _id: '01934f00-0000-7000-8000-000000000500',
  invoiceNumber: 'INV-000128',
  date: '2026-11-21',
  person: {
    _id: draft.entityData._id ?? '',
    name: 'Bilal Ahmed',
    number: '+923001234567',
    reference: 'Hall Road',
  },
  createdAt: '2026-11-21T08:30:00.000Z',
  createdBy: 'imran',
  sellingType: 'Credit',
  isBulk: true,
  phones: [],
  total: 20_860_000,
  received: 12_000_000,
  receivedAtSale: 12_000_000,
  receivedLater: 0,
  refunded: 0,
  letGo: 0,
  payableLater: 8_860_000,
  outstanding: 8_860_000,
  dueDate: '2026-12-21',
  status: 'posted',
  returned: 0,
  profit: null,
  warranty: '12 Months',
  units: [first, second].map((phone, index) => ({
    _id: phone._id,
    imei1: phone.imei1,
    imei2: phone.imei2,
    companyName: phone.companyName,
    modelName: phone.modelName,
    ramMemory: phone.ramMemory,
    color: phone.color,
    condition: phone.condition,
    specifications: phone.specifications ?? null,
    price: draft.imeiPrices[index]?.price ?? 0,
    warrantyEnd: '2027-11-21',
    returned: null,
  })),
  accessories: draft.accessories.map(({ name, accessoryName, quantity, price }) => ({
    _id: name,
    accessoryName,
    quantity: quantity ?? 0,
    returnedQuantity: 0,
    price: price ?? 0,
    amount: (quantity ?? 0) * (price ?? 0),
  })),
  phonesTotal: 20_500_000,
  accessoriesTotal: 360_000,
  exchange: null,
  pocketCash: 5_000_000,
  accountCash: 7_000_000,
  bank: { _id: draft.bankAccountUsed, bankName: 'Meezan Bank', accountType: 'Current' },
  moneyOut: false,
  payableAmountLaterDate: '2026-12-21',
  account: { before: 1_500_000, after: 10_360_000 },
  payments: [],
  returns: [],
  dispatch: null,
  version: 1,
  pictures: [],
};

/** The shop with all that My Shop asks for. */
export const wholeShop: InvoiceShop = {
  ...shop,
  logo,
  otherNumbers: ['+922135551234'],
  ntn: '1234567-8',
  terms: {
    new: 'Company warranty; the box and this invoice are needed to claim it.',
    used: 'Three days to check the phone.\nWater and broken glass are not covered.',
    accessories: 'Accessories are exchanged within seven days.',
  },
  footer: 'Open daily from 11 to 9, Fridays from 3.',
};

const bank = { _id: draft.bankAccountUsed, bankName: 'Meezan Bank', accountType: 'Current' };

/** The same sale after one phone and a charger came back, and a part was paid. */
export const returnedSale: SaleDetail = {
  ...saleDetail,
  status: 'part-returned',
  units: saleDetail.units.map((sold, index) =>
    index === 1 ? { ...sold, warrantyEnd: null, returned: { _id: 'r1', date: '2026-11-24' } } : sold,
  ),
  accessories: saleDetail.accessories.map((row, index) =>
    index === 0 ? { ...row, returnedQuantity: 1 } : row,
  ),
  outstanding: 0,
  payments: [
    { _id: 'p1', source: 'payment', date: '2026-11-23', amount: 2_000_000 },
    { _id: 'p2', source: 'return', date: '2026-11-24', amount: 6_860_000 },
  ],
  returns: [
    {
      _id: 'r1',
      kind: 'return',
      date: '2026-11-24',
      reason: 'Network locked, the customer wanted another',
      total: 14_650_000,
      units: [second._id],
      accessories: [],
      exchangeValue: 0,
      refund: { pocketCash: 2_000_000, accountCash: 5_790_000, bank },
      moneyIn: false,
      offBalance: 6_860_000,
      createdAt: '2026-11-24T09:00:00.000Z',
      createdBy: 'imran',
    },
  ],
};

/** The same sale, undone as a whole. */
export const voidSale: SaleDetail = {
  ...saleDetail,
  status: 'void',
  outstanding: 0,
  units: saleDetail.units.map((sold) => ({
    ...sold,
    warrantyEnd: null,
    returned: { _id: 'v1', date: '2026-11-22' },
  })),
  payments: [{ _id: 'p1', source: 'return', date: '2026-11-22', amount: 8_860_000 }],
  returns: [
    {
      _id: 'v1',
      kind: 'void',
      date: '2026-11-22',
      reason: 'Entered twice',
      total: 20_860_000,
      units: [first._id, second._id],
      accessories: [],
      exchangeValue: 0,
      refund: { pocketCash: 5_000_000, accountCash: 7_000_000, bank },
      moneyIn: false,
      offBalance: 8_860_000,
      createdAt: '2026-11-22T09:00:00.000Z',
      createdBy: 'imran',
    },
  ],
};

const [charger, handfree] = accessories;

/** A draft of accessories alone. */
export const accessoryDraft = paidDraft({
  addedImeis: [],
  imeiPrices: [],
  finalPrice: 0,
  accessories: [
    { name: charger?._id ?? '', accessoryName: '20 W charger', quantity: 2, price: 150_000 },
    { name: handfree?._id ?? '', accessoryName: 'Handfree', quantity: 5, price: 60_000 },
  ],
  pocketCash: 600_000,
});

const models = [
  { companyName: 'Samsung', modelName: 'Galaxy A15', ramMemory: '8/256' },
  { companyName: 'Xiaomi', modelName: 'Redmi 13C', ramMemory: '6/128' },
  { companyName: 'Infinix', modelName: 'Hot 40', ramMemory: '8/128' },
];

/** A dealer's sale of so many phones, in three models. */
export function bulkInvoice(count: number): InvoiceDocument {
  const phones = Array.from({ length: count }, (_, index) =>
    unit(index, {
      ...models[index % models.length],
      imei2: unit(index + 2_000_000).imei1,
      specifications: index % 7 === 0 ? 'Non-PTA FU' : 'PTA',
    }),
  );
  const price = 4_500_000;
  return {
    ...invoiceOfDraft(
      paidDraft({
        customerName: 'Sana Traders',
        addedImeis: phones,
        imeiPrices: phones.map(({ imei1 }) => ({ imei: imei1, price })),
        accountCash: price * count,
        pocketCash: null,
        bankName: 'Meezan Bank',
      }),
      wholeShop,
    ),
    invoiceNumber: 'INV-000131',
  };
}

const word = 'Muhammad-ul-Mustafa-Abdul-Rahman-ibn-';

/** Everything as long, as large or as odd as somebody may make it. */
export const oddInvoice: InvoiceDocument = {
  ...largest(),
  shop: {
    ...wholeShop,
    name: `<b>Karachi</b> ${word.repeat(8)}`,
    address: word.repeat(20),
    terms: { new: `${word.repeat(50)}\nکراچی کی دکان کی شرط`, used: 'x'.repeat(2000) },
    footer: 'y'.repeat(400),
  },
  customer: {
    name: '<img src=x onerror=alert(1)> بلال احمد',
    number: '+923001234567',
    reference: word.repeat(6),
  },
};

function largest(): InvoiceDocument {
  const price = 10_000_000_000;
  const phones = [1, 2].map((number) =>
    unit(number, { companyName: word.repeat(4), modelName: '<script>alert(1)</script>', condition: 'Used' }),
  );
  return {
    ...invoiceOfDraft(
      paidDraft({
        addedImeis: phones,
        imeiPrices: phones.map(({ imei1 }) => ({ imei: imei1, price })),
        pocketCash: price * phones.length,
        warranty: 'No Warranty',
      }),
      shop,
    ),
    invoiceNumber: 'HM/26-KARACHI-00000000000000000000128',
  };
}
