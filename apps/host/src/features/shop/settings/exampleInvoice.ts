import { addDays, type Shop, type Warranty } from '@handset/domain';
import type { InvoiceDocument } from '@handset/flows';
import { invoiceShop } from '../../../kit/format/invoiceShop.ts';
import type { ShopDraft } from './shopDraft.ts';

const PHONE_PRICE = 50_000_00;
const ACCESSORY_PRICE = 1_500_00;

/** An invoice with one of everything that a shop has terms for, as the shop is typed in. */
export function exampleInvoice(
  shop: Shop,
  values: ShopDraft,
  names: { phone: string; customer: string; accessory: string },
): InvoiceDocument {
  const phone = { companyName: names.phone, price: PHONE_PRICE };
  const total = 2 * PHONE_PRICE + ACCESSORY_PRICE;
  return {
    shop: invoiceShop({
      ...shop,
      terms: { new: values.termsNew, used: values.termsUsed, accessories: values.termsAccessories },
      footer: values.footer || null,
    }),
    invoiceNumber: `${values.invoicePrefix}1`,
    date: shop.today,
    customer: { name: names.customer },
    sellingType: 'Full Payment',
    warranty: values.defaultWarranty as Warranty,
    phones: [
      {
        ...phone,
        modelName: '1',
        imei1: '000000000000000',
        condition: 'New',
        warrantyEnd: addDays(shop.today, 365),
      },
      { ...phone, modelName: '2', imei1: '000000000000000', condition: 'Used' },
    ],
    accessories: [{ name: names.accessory, quantity: 1, price: ACCESSORY_PRICE, amount: ACCESSORY_PRICE }],
    phonesTotal: 2 * PHONE_PRICE,
    accessoriesTotal: ACCESSORY_PRICE,
    total,
    payment: { pocketCash: total, bank: 0, isPaidOut: false },
    balanceDue: 0,
  };
}
