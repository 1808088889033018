import type {
  BulkPurchase,
  BulkUpdate,
  EGadgetCheck,
  PurchaseEdit,
  PurchaseReturn,
  PurchaseSlip,
  PurchaseVoid,
} from '@handset/domain';
import type { FormFiles } from '../../client/multipart.ts';
import { type PurchasePictures, type PurchaseQuery, purchaseCalls } from '../../resources/purchases.ts';
import type { Id, Of } from '../identity.ts';
import { debts, money, slips, stock } from '../resources.ts';
import { usePages } from '../usePages.ts';
import { useRecord } from '../useRead.ts';
import { useWrite } from '../useWrite.ts';

export const usePurchase = (id: Id) =>
  useRecord('purchase', id, purchaseCalls, (purchases, it) => purchases.detail(it));

/** A lot, entry by entry and phone by phone. */
export const useBulkPurchase = (id: Id) =>
  useRecord('bulkPurchase', id, purchaseCalls, (purchases, it) => purchases.bulkDetail(it));

/** Slips. */
export const usePurchases = (query: PurchaseQuery) =>
  usePages('purchases', query, purchaseCalls, (purchases, page) => purchases.list({ ...query, ...page }));

export const useCreatePurchase = () =>
  useWrite(
    purchaseCalls,
    (purchases, { slip, pictures }: { slip: PurchaseSlip; pictures: PurchasePictures }, submission) =>
      purchases.create(slip, pictures, submission),
    [...money, ...debts, ...stock, ...slips, 'companies', 'models'],
  );

export const useCreateBulkPurchase = () =>
  useWrite(
    purchaseCalls,
    (purchases, lot: BulkPurchase, submission) => purchases.createBulk(lot, submission),
    [...money, ...debts, ...stock, ...slips, 'companies', 'models'],
  );

export const useUpdateBulkPurchase = () =>
  useWrite(
    purchaseCalls,
    (purchases, { id, change }: Of<BulkUpdate>, submission) => purchases.updateBulk(id, change, submission),
    [...money, ...debts, ...stock, ...slips, 'companies', 'models'],
  );

/** Edits a slip by the phone that was bought on it. */
export const useEditPurchase = () =>
  useWrite(
    purchaseCalls,
    (purchases, it: { phoneId: string; slip: PurchaseEdit; pictures: PurchasePictures }, submission) =>
      purchases.edit(it.phoneId, it.slip, it.pictures, submission),
    [...money, ...debts, ...stock, ...slips, 'companies', 'models'],
  );

export const useReturnPurchase = () =>
  useWrite(
    purchaseCalls,
    (purchases, { id, change }: Of<PurchaseReturn>, submission) => purchases.giveBack(id, change, submission),
    [...money, ...debts, ...stock, ...slips],
  );

export const useVoidPurchase = () =>
  useWrite(
    purchaseCalls,
    (purchases, { id, change }: Of<PurchaseVoid>, submission) => purchases.void(id, change, submission),
    [...money, ...debts, ...stock, ...slips],
  );

export const useCheckEGadget = () =>
  useWrite(
    purchaseCalls,
    (
      purchases,
      it: { id: string; check: EGadgetCheck; pictures: FormFiles<'eGadgetStatusPicture'> },
      submission,
    ) => purchases.checkEGadget(it.id, it.check, it.pictures, submission),
    [...slips, ...stock, 'dashboard'],
  );
