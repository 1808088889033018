import type {
  Accessory,
  AccessoryAdjustment,
  AccessoryChange,
  AccessoryPurchase,
  NewAccessory,
} from '@handset/domain';
import { path, read, write } from '../client/calls.ts';
import type { Submission } from '../client/Submission.ts';
import type { Transport } from '../client/transport.ts';
import { accessoriesShape, accessoryDetailShape, accessoryShape } from '../wire/answerShapes.ts';
import { type AnswerShape, toWire } from '../wire/money.ts';
import type { ListQuery } from './queries.ts';

const savedShape: AnswerShape<{ message: string; data: Accessory }> = { data: accessoryShape };

/** Chargers, covers and the like, kept by quantity. */
export function accessoryCalls(transport: Transport) {
  const saved = (method: 'POST' | 'PATCH', address: string, body: object, submission: Submission) =>
    write(transport, savedShape, { method, path: address, body }, submission);
  return {
    list: async () => (await read(transport, accessoriesShape, 'api/accessory/')).data,
    /** One accessory, with what moved its stock. */
    detail: (id: string, query?: ListQuery) =>
      read(transport, accessoryDetailShape, path`api/accessory/${id}`, query),
    create: (accessory: NewAccessory, submission: Submission) =>
      saved('POST', 'api/accessory/', toWire(accessory, { salePrice: 'money' }), submission),
    change: (id: string, change: AccessoryChange, submission: Submission) =>
      saved('PATCH', path`api/accessory/${id}`, toWire(change, { salePrice: 'money' }), submission),
    /** Sets the stock right, with the reason. */
    adjust: (id: string, adjustment: AccessoryAdjustment, submission: Submission) =>
      saved(
        'POST',
        path`api/accessory/${id}/adjustment`,
        toWire(adjustment, { unitCost: 'money' }),
        submission,
      ),
    purchase: (id: string, purchase: AccessoryPurchase, submission: Submission) =>
      saved(
        'POST',
        path`api/accessory/${id}/purchase`,
        toWire(purchase, { unitCost: 'money', accountCash: 'money', pocketCash: 'money' }),
        submission,
      ),
  };
}
