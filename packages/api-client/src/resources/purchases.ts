import type {
  BulkPurchase,
  BulkUpdate,
  EGadgetCheck,
  PictureSlot,
  PurchaseEdit,
  PurchaseReturn,
  PurchaseSlip,
  PurchaseVoid,
  purchasesAnswer,
} from '@handset/domain';
import { path, read, write } from '../client/calls.ts';
import type { Submission } from '../client/Submission.ts';
import type { Transport } from '../client/transport.ts';
import type { Answer } from '../wire/Answer.ts';
import {
  bulkDetailShape,
  phoneEditedShape,
  purchaseCreatedShape,
  purchaseDetailShape,
  purchaseSavedShape,
  purchasesShape,
} from '../wire/answerShapes.ts';
import { toWire } from '../wire/money.ts';
import { type FormFiles, toForm } from '../wire/multipart.ts';
import type { ListQuery } from './queries.ts';

/** Pictures of a slip by their slot. */
export type PurchasePictures = FormFiles<PictureSlot>;

/** A page of slips with the totals of the whole filtered set. */
export type PurchasePage = Answer<typeof purchasesAnswer>;

/** Which slips a list shows. */
export interface PurchaseQuery extends ListQuery {
  /** `single`, `bulk`; both when absent. */
  type?: string | undefined;
  /** `paid` or `pending`. */
  paymentStatus?: string | undefined;
  /** `posted`, `part-returned`, `returned`, `void`; several with commas. */
  status?: string | readonly string[] | undefined;
  /** How far the police register was asked: `not-checked`, `submitted`, `cleared`, `flagged`; several with commas. */
  eGadgetStatus?: string | undefined;
  /** The supplier's `_id`. */
  personId?: string | undefined;
}

/** Slips: phones bought. */
export function purchaseCalls(transport: Transport) {
  const saved = (
    method: 'POST' | 'PUT' | 'PATCH',
    address: string,
    body: object | FormData,
    submission: Submission,
  ) => write(transport, purchaseSavedShape, { method, path: address, body }, submission);
  return {
    list: (query?: PurchaseQuery) => read(transport, purchasesShape, 'api/Purchase', query),
    detail: async (id: string) => (await read(transport, purchaseDetailShape, path`api/Purchase/${id}`)).data,
    /** A lot, entry by entry and phone by phone. */
    bulkDetail: async (id: string) =>
      (await read(transport, bulkDetailShape, path`api/Purchase/bulk/${id}`)).data,
    /** Buys one phone. */
    create: (slip: PurchaseSlip, pictures: PurchasePictures, submission: Submission) =>
      write(
        transport,
        purchaseCreatedShape,
        { method: 'POST', path: 'api/Purchase/purchase-phone', body: purchaseForm(slip, pictures) },
        submission,
      ),
    /** Buys a lot, whole or not at all. */
    createBulk: (lot: BulkPurchase, submission: Submission) =>
      saved('POST', 'api/Purchase/bulk-phone-purchase', toWire(lot, lotMoney), submission),
    /** Edits a lot; only the difference moves. */
    updateBulk: (id: string, lot: BulkUpdate, submission: Submission) =>
      saved('PUT', path`api/Purchase/bulk-phone-update/${id}`, toWire(lot, lotMoney), submission),
    /** Edits a slip by the phone that was bought on it; what was paid stays. */
    edit: (phoneId: string, slip: PurchaseEdit, pictures: PurchasePictures, submission: Submission) =>
      write(
        transport,
        phoneEditedShape,
        {
          method: 'PUT',
          path: path`api/Purchase/single-purchase-phone/${phoneId}`,
          body: toForm(
            { name: slip.entityData.name, number: slip.entityData.number, ...toWire(slip, slipMoney) },
            pictures,
          ),
        },
        submission,
      ),
    /** Gives phones back to their supplier. */
    giveBack: (id: string, giving: PurchaseReturn, submission: Submission) =>
      saved(
        'POST',
        path`api/Purchase/${id}/return`,
        toWire(giving, { refund: { accountCash: 'money', pocketCash: 'money' } }),
        submission,
      ),
    /** Undoes a slip whole, as of today. */
    void: (id: string, reason: PurchaseVoid, submission: Submission) =>
      saved('POST', path`api/Purchase/${id}/void`, reason, submission),
    /** Writes down how far the police register was asked. */
    checkEGadget: (
      id: string,
      check: EGadgetCheck,
      pictures: FormFiles<'eGadgetStatusPicture'>,
      submission: Submission,
    ) => saved('PATCH', path`api/Purchase/${id}/egadget`, toForm(check, pictures), submission),
  };
}

const slipMoney = {
  purchasePrice: 'money',
  demandPrice: 'money',
  finalPrice: 'money',
  creditPaymentData: { payableAmountNow: 'money', payableAmountLater: 'money' },
} as const;

const lotMoney = {
  amountFromBank: 'money',
  amountFromPocket: 'money',
  creditPaymentData: { payableAmountNow: 'money', payableAmountLater: 'money' },
  prices: {
    dealerPrice: 'money',
    buyingPrice: 'money',
    lp: 'money',
    lifting: 'money',
    promo: 'money',
    activation: 'money',
  },
  ramSimDetails: [{ priceOfOne: 'money' }],
} as const;

/** The multipart form of a slip; the contract repeats the party's name and number at the top level. */
export function purchaseForm(slip: PurchaseSlip, pictures: PurchasePictures): FormData {
  const { name, number } = slip.entityData;
  const wire = toWire(slip, { ...slipMoney, accountCash: 'money', pocketCash: 'money' });
  return toForm({ name, number, ...wire }, pictures);
}
