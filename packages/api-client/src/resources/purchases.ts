import {
  type BulkPurchase,
  type BulkUpdate,
  type EGadgetCheck,
  type PictureSlot,
  type PurchaseEdit,
  type PurchaseReturn,
  type PurchaseSlip,
  type PurchaseVoid,
  purchaseContract,
} from '@handset/domain';
import { type AnswerOf, callsOver, type QueryOf } from '../client/callsOver.ts';
import type { FormFiles } from '../client/multipart.ts';
import type { Submission } from '../client/Submission.ts';
import type { Transport } from '../client/transport.ts';

/** Pictures of a slip by their slot. */
export type PurchasePictures = FormFiles<PictureSlot>;

/** A page of slips with the totals of the whole filtered set. */
export type PurchasePage = AnswerOf<typeof purchaseContract.list>;

/** Filters of a list of slips. */
export type PurchaseQuery = QueryOf<typeof purchaseContract.list>;

/** Slips: phones bought. */
export function purchaseCalls(transport: Transport) {
  const call = callsOver(transport);
  return {
    list: (query?: PurchaseQuery) => call(purchaseContract.list, { query }),
    detail: async (id: string) => (await call(purchaseContract.detail, { params: { id } })).data,
    /** A lot, entry by entry and phone by phone. */
    bulkDetail: async (id: string) => (await call(purchaseContract.bulkDetail, { params: { id } })).data,
    /** Buys one phone. */
    create: (slip: PurchaseSlip, pictures: PurchasePictures, submission: Submission) =>
      call(purchaseContract.create, { body: withParty(slip), files: pictures, submission }),
    /** Buys a lot, whole or not at all. */
    createBulk: (lot: BulkPurchase, submission: Submission) =>
      call(purchaseContract.createBulk, { body: lot, submission }),
    /** Edits a lot; only the difference moves. */
    updateBulk: (id: string, lot: BulkUpdate, submission: Submission) =>
      call(purchaseContract.updateBulk, { params: { id }, body: lot, submission }),
    /** Edits a slip, found by its phone. The payment stays. */
    edit: (phoneId: string, slip: PurchaseEdit, pictures: PurchasePictures, submission: Submission) =>
      call(purchaseContract.edit, {
        params: { id: phoneId },
        body: withParty(slip),
        files: pictures,
        submission,
      }),
    /** Returns phones to their supplier. */
    giveBack: (id: string, giving: PurchaseReturn, submission: Submission) =>
      call(purchaseContract.giveBack, { params: { id }, body: giving, submission }),
    /** Undoes a slip whole, as of a day (today when none is given). */
    void: (id: string, undoing: PurchaseVoid, submission: Submission) =>
      call(purchaseContract.void, { params: { id }, body: undoing, submission }),
    /** Writes down how far the police register was asked. */
    checkEGadget: (
      id: string,
      check: EGadgetCheck,
      pictures: FormFiles<'eGadgetStatusPicture'>,
      submission: Submission,
    ) => call(purchaseContract.checkEGadget, { params: { id }, body: check, files: pictures, submission }),
  };
}

/** The form of a slip repeats the party's name and number at its top level. */
function withParty<Slip extends PurchaseSlip | PurchaseEdit>(slip: Slip) {
  return { name: slip.entityData.name, number: slip.entityData.number, ...slip };
}
