import type { AccessoryAdjustment, AccessoryChange, AccessoryPurchase, NewAccessory } from '@handset/domain';
import { accessoryCalls } from '../../resources/accessories.ts';
import type { ListQuery } from '../../resources/queries.ts';
import type { Id, Of } from '../identity.ts';
import { accessories, debts, money } from '../resources.ts';
import { useRead, useRecord } from '../useRead.ts';
import { useWrite } from '../useWrite.ts';

const FIVE_MINUTES = 5 * 60_000;

/** Accessories; a list that is younger than five minutes is not asked for again. */
export const useAccessories = () =>
  useRead(['accessories'], accessoryCalls, (accessories) => accessories.list(), {
    dedupingInterval: FIVE_MINUTES,
    revalidateOnFocus: false,
  });

/** One accessory, with what moved its stock. */
export const useAccessory = (id: Id, query: ListQuery = {}) =>
  useRecord('accessory', id, accessoryCalls, (accessories, it) => accessories.detail(it, query), query);

export const useCreateAccessory = () =>
  useWrite(
    accessoryCalls,
    (calls, accessory: NewAccessory, submission) => calls.create(accessory, submission),
    accessories,
  );

export const useChangeAccessory = () =>
  useWrite(
    accessoryCalls,
    (calls, { id, change }: Of<AccessoryChange>, submission) => calls.change(id, change, submission),
    [...accessories, 'notifications'],
  );

export const useAdjustAccessory = () =>
  useWrite(
    accessoryCalls,
    (calls, { id, change }: Of<AccessoryAdjustment>, submission) => calls.adjust(id, change, submission),
    [...accessories, ...money, 'notifications'],
  );

export const usePurchaseAccessory = () =>
  useWrite(
    accessoryCalls,
    (calls, { id, purchase }: { id: string; purchase: AccessoryPurchase }, submission) =>
      calls.purchase(id, purchase, submission),
    [...money, ...debts, ...accessories],
  );
