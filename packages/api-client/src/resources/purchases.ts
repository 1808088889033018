import type {
  PictureSlot,
  PurchaseDetail,
  PurchaseSlip,
  purchaseCreatedAnswer,
  purchasesAnswer,
} from '@handset/domain';
import type { Submission } from '../client/Submission.ts';
import type { Transport } from '../client/transport.ts';
import { type Answer, answerShapes } from '../wire/answerShapes.ts';
import { fromWire, toWire } from '../wire/money.ts';
import { type FormFiles, toForm } from '../wire/multipart.ts';
import type { ListQuery } from './parties.ts';

/** Pictures of a slip by their slot. */
export type PurchasePictures = FormFiles<PictureSlot>;

/** A page of slips with the totals of the whole filtered set. */
export type PurchasePage = Answer<typeof purchasesAnswer>;

/** Slips: phones bought. */
export function purchaseCalls(transport: Transport) {
  return {
    list: async (query?: ListQuery & { type?: 'single' | 'bulk' | undefined }) =>
      fromWire<PurchasePage>(await transport.get('api/Purchase', query), answerShapes.purchases),
    detail: async (id: string) =>
      fromWire<{ data: PurchaseDetail }>(
        await transport.get(`api/Purchase/${encodeURIComponent(id)}`),
        answerShapes.purchase,
      ).data,
    /** Buys one phone. */
    create: async (slip: PurchaseSlip, pictures: PurchasePictures, submission: Submission) =>
      fromWire<Answer<typeof purchaseCreatedAnswer>>(
        await transport.send('POST', 'api/Purchase/purchase-phone', purchaseForm(slip, pictures), submission),
        answerShapes.purchaseCreated,
      ),
  };
}

/** The multipart form of a slip; the contract repeats the party's name and number at the top level. */
export function purchaseForm(slip: PurchaseSlip, pictures: PurchasePictures): FormData {
  const { name, number } = slip.entityData;
  const wire = toWire(slip, {
    purchasePrice: 'money',
    demandPrice: 'money',
    finalPrice: 'money',
    accountCash: 'money',
    pocketCash: 'money',
    creditPaymentData: { payableAmountNow: 'money', payableAmountLater: 'money' },
  });
  return toForm({ name, number, ...wire }, pictures);
}
