import {
  type ParkedSaleRequest,
  parkedSaleContract,
  type Sale,
  type SalePictureSlot,
  type SaleReturn,
  type SaleVoid,
  saleContract,
} from '@handset/domain';
import { type AnswerOf, callsOver, type QueryOf } from '../client/callsOver.ts';
import type { FormFiles } from '../client/multipart.ts';
import type { Submission } from '../client/Submission.ts';
import type { Transport } from '../client/transport.ts';

/** Pictures of a sale by their slot. */
export type SalePictures = FormFiles<SalePictureSlot>;

/** A page of invoices with the totals of the whole filtered set. */
export type SalePage = AnswerOf<typeof saleContract.list>;

/** Filters of a list of invoices. */
export type SaleQuery = QueryOf<typeof saleContract.list>;

/** Invoices: phones and accessories sold. */
export function saleCalls(transport: Transport) {
  const call = callsOver(transport);
  return {
    list: (query?: SaleQuery) => call(saleContract.list, { query }),
    detail: async (id: string) => (await call(saleContract.detail, { params: { id } })).data,
    create: (sale: Sale, pictures: SalePictures, submission: Submission) =>
      call(saleContract.create, { body: saleDraft(sale), files: pictures, submission }),
    /** Records a return of a sale's phones and accessories, in full or in part. */
    takeBack: (id: string, taking: SaleReturn, submission: Submission) =>
      call(saleContract.takeBack, { params: { id }, body: taking, submission }),
    /** Undoes a sale whole, as of a day (today when none is given). Its invoice number stays used. */
    void: (id: string, undoing: SaleVoid, submission: Submission) =>
      call(saleContract.void, { params: { id }, body: undoing, submission }),
  };
}

/** Unfinished sales that wait for any till of the shop. */
export function parkedSaleCalls(transport: Transport) {
  const call = callsOver(transport);
  return {
    list: async () => (await call(parkedSaleContract.list, {})).data,
    park: (sale: ParkedSaleRequest, submission: Submission) =>
      call(parkedSaleContract.park, { body: sale, submission }),
    /** Takes a sale up, with the form that was parked. Of several tills one gets it. */
    take: async (id: string, submission: Submission) =>
      (await call(parkedSaleContract.take, { params: { id }, submission })).data,
  };
}

/** A sale as the form of the contract; `manual` says that the customer was entered by hand. */
export function saleDraft(sale: Sale) {
  const { name: customerName, number: customerNumber } = sale.entityData;
  return { customerName, customerNumber, manual: true, ...sale };
}
