import type { AccessoryPurchase, accessoriesAnswer, NewAccessory } from '@handset/domain';
import type { Submission } from '../client/Submission.ts';
import type { Transport } from '../client/transport.ts';
import { type Answer, answerShapes } from '../wire/answerShapes.ts';
import { fromWire, toWire } from '../wire/money.ts';

/** Chargers, covers and the like, kept by quantity. */
export function accessoryCalls(transport: Transport) {
  return {
    list: async () =>
      fromWire<Answer<typeof accessoriesAnswer>>(
        await transport.get('api/accessory/'),
        answerShapes.accessories,
      ).data,
    create: (accessory: NewAccessory, submission: Submission) =>
      transport.send<{ message: string; data: { _id: string } }>(
        'POST',
        'api/accessory/',
        toWire(accessory, { salePrice: 'money' }),
        submission,
      ),
    purchase: (accessoryId: string, purchase: AccessoryPurchase, submission: Submission) =>
      transport.send<{ message: string }>(
        'POST',
        `api/accessory/${encodeURIComponent(accessoryId)}/purchase`,
        toWire(purchase, { unitCost: 'money', accountCash: 'money', pocketCash: 'money' }),
        submission,
      ),
  };
}
