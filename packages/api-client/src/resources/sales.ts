import type { Sale, SalePictureSlot, SaleReturn, SaleVoid, salesAnswer } from '@handset/domain';
import { path, read, write } from '../client/calls.ts';
import type { Submission } from '../client/Submission.ts';
import type { Transport } from '../client/transport.ts';
import type { Answer } from '../wire/Answer.ts';
import { saleCreatedShape, saleDetailShape, salesShape } from '../wire/answerShapes.ts';
import { toWire } from '../wire/money.ts';
import { type FormFiles, toForm } from '../wire/multipart.ts';
import type { ListQuery } from './queries.ts';

/** Pictures of a sale by their slot. */
export type SalePictures = FormFiles<SalePictureSlot>;

/** A page of invoices with the totals of the whole filtered set. */
export type SalePage = Answer<typeof salesAnswer>;

/** Which invoices a list shows. */
export interface SaleQuery extends ListQuery {
  /** `Full Payment`, `Credit`, `Exchange`; several with commas. */
  sellingType?: string | undefined;
  status?: string | readonly string[] | undefined;
  /** `single`: one phone at most; `bulk`: several. */
  type?: string | undefined;
  /** Those that are still to be paid: `open`; that should have been by now: `overdue`. */
  due?: string | undefined;
  /** The customer's `_id`. */
  personId?: string | undefined;
}

/** Invoices: phones and accessories sold. */
export function saleCalls(transport: Transport) {
  const saved = (address: string, body: object | FormData, submission: Submission) =>
    write(transport, saleCreatedShape, { method: 'POST', path: address, body }, submission);
  return {
    list: (query?: SaleQuery) => read(transport, salesShape, 'api/sale', query),
    detail: async (id: string) => (await read(transport, saleDetailShape, path`api/sale/${id}`)).data,
    create: (sale: Sale, pictures: SalePictures, submission: Submission) =>
      saved('api/sale', saleForm(sale, pictures), submission),
    /** Takes phones and accessories of a sale back, some or all of them. */
    takeBack: (id: string, taking: SaleReturn, submission: Submission) =>
      saved(
        path`api/sale/${id}/return`,
        toWire(taking, { refund: { accountCash: 'money', pocketCash: 'money' } }),
        submission,
      ),
    /** Undoes a sale as a whole; its invoice number stays used. */
    void: (id: string, reason: SaleVoid, submission: Submission) =>
      saved(path`api/sale/${id}/void`, reason, submission),
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
