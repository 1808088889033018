import type { NewStaff, ShopSettingsChange, StaffChange } from '@handset/domain';
import type { FormFiles } from '../../client/multipart.ts';
import { shopCalls } from '../../resources/shop.ts';
import type { Of } from '../identity.ts';
import { useRead } from '../useRead.ts';
import { useWrite } from '../useWrite.ts';

export const useShop = () => useRead(['shop'], shopCalls, (shop) => shop.mine());

/** Everybody who can or could sign in to the shop. */
export const useStaff = () => useRead(['staff'], shopCalls, (shop) => shop.staff());

export const useChangeShop = () =>
  useWrite(
    shopCalls,
    (shop, { change, files }: { change: ShopSettingsChange; files: FormFiles<'logo'> }, submission) =>
      shop.change(change, files, submission),
    ['shop'],
  );

export const useAddStaff = () =>
  useWrite(shopCalls, (shop, member: NewStaff, submission) => shop.addStaff(member, submission), ['staff']);

export const useChangeStaff = () =>
  useWrite(
    shopCalls,
    (shop, { id, change }: Of<StaffChange>, submission) => shop.changeStaff(id, change, submission),
    ['staff'],
  );
