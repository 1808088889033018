import type { SaleDetail } from '@handset/domain';
import { creditDraft, unit, units } from '../SaleModal/sale.fixtures.ts';
import type { InvoiceShop } from './invoiceDocument.ts';

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
  payments: [],
  returns: [],
  dispatch: null,
  version: 1,
  pictures: [],
};
