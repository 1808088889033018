import type { AccessoryAdjustment, AccessoryChange, AccessoryPurchase, NewAccessory } from '@handset/domain';
import { type AccessoryQuery, accessoryCalls } from '../../resources/accessories.ts';
import type { Of } from '../identity.ts';
import { accessories, debts, money } from '../resources.ts';
import { usePages } from '../usePages.ts';
import { useRead } from '../useRead.ts';
import { useWrite } from '../useWrite.ts';

const FIVE_MINUTES = 5 * 60_000;

/** Accessories, reloaded only when older than five minutes. */
export const useAccessories = () =>
  useRead(['accessories'], accessoryCalls, (accessories) => accessories.list(), {
    dedupingInterval: FIVE_MINUTES,
    revalidateOnFocus: false,
  });

/** One accessory with its stock movements, page by page. */
export const useAccessory = (accessoryId: string, query: Pick<AccessoryQuery, 'from' | 'to'> = {}) =>
  usePages('accessory', { accessoryId, ...query }, accessoryCalls, async (accessories, page) => {
    const { data, movements, ...rest } = await accessories.detail(accessoryId, { ...query, ...page });
    return { ...rest, accessory: data, data: movements };
  });

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
