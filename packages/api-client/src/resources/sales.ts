import type { Sale, SaleDetail, SalePictureSlot, saleCreatedAnswer, salesAnswer } from '@handset/domain';
import type { Submission } from '../client/Submission.ts';
import type { Transport } from '../client/transport.ts';
import { type Answer, answerShapes } from '../wire/answerShapes.ts';
import { fromWire, toWire } from '../wire/money.ts';
import { type FormFiles, toForm } from '../wire/multipart.ts';
import type { ListQuery } from './parties.ts';

/** Pictures of a sale by their slot. */
export type SalePictures = FormFiles<SalePictureSlot>;

/** A page of invoices with the totals of the whole filtered set. */
export type SalePage = Answer<typeof salesAnswer>;

/** Invoices: phones and accessories sold. */
export function saleCalls(transport: Transport) {
  return {
    list: async (query?: ListQuery) =>
      fromWire<SalePage>(await transport.get('api/sale', query), answerShapes.sales),
    detail: async (id: string) =>
      fromWire<{ data: SaleDetail }>(
        await transport.get(`api/sale/${encodeURIComponent(id)}`),
        answerShapes.sale,
      ).data,
    create: async (sale: Sale, pictures: SalePictures, submission: Submission) =>
      fromWire<Answer<typeof saleCreatedAnswer>>(
        await transport.send('POST', 'api/sale', saleForm(sale, pictures), submission),
        answerShapes.saleCreated,
      ),
  };
}

/** The multipart form of a sale; the draft's own flag says that it was entered by hand. */
export function saleForm(sale: Sale, pictures: SalePictures): FormData {
  const { name: customerName, number: customerNumber } = sale.entityData;
  const wire = toWire(sale, {
    finalPrice: 'money',
    imeiPrices: [{ price: 'money' }],
    accessories: [{ price: 'money' }],
    accountCash: 'money',
    pocketCash: 'money',
    payableAmountNow: 'money',
    payableAmountLater: 'money',
    exchangePhoneDetail: { purchasePrice: 'money', demandPrice: 'money' },
  });
  return toForm({ customerName, customerNumber, manual: true, ...wire }, pictures);
}
