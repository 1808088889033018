import {
  type AccessoryAdjustment,
  type AccessoryChange,
  type AccessoryPurchase,
  accessoryContract,
  type NewAccessory,
} from '@handset/domain';
import { callsOver, type QueryOf } from '../client/callsOver.ts';
import type { Submission } from '../client/Submission.ts';
import type { Transport } from '../client/transport.ts';

/** A range of days in which an accessory's stock moved, and a page. */
export type AccessoryQuery = QueryOf<typeof accessoryContract.detail>;

/** Chargers, covers and the like, kept by quantity. */
export function accessoryCalls(transport: Transport) {
  const call = callsOver(transport);
  return {
    list: async () => (await call(accessoryContract.list)).data,
    /** One accessory with its stock movements. */
    detail: (id: string, query?: AccessoryQuery) => call(accessoryContract.detail, { params: { id }, query }),
    create: (accessory: NewAccessory, submission: Submission) =>
      call(accessoryContract.create, { body: accessory, submission }),
    change: (id: string, change: AccessoryChange, submission: Submission) =>
      call(accessoryContract.change, { params: { id }, body: change, submission }),
    /** Sets the stock right, with the reason. */
    adjust: (id: string, adjustment: AccessoryAdjustment, submission: Submission) =>
      call(accessoryContract.adjust, { params: { id }, body: adjustment, submission }),
    purchase: (id: string, purchase: AccessoryPurchase, submission: Submission) =>
      call(accessoryContract.purchase, { params: { id }, body: purchase, submission }),
  };
}
