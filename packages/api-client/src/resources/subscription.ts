import type { NewSubscriptionPayment } from '@handset/domain';
import { read, write } from '../client/calls.ts';
import type { Submission } from '../client/Submission.ts';
import type { Transport } from '../client/transport.ts';
import { subscriptionPaidShape, subscriptionShape } from '../wire/answerShapes.ts';
import { toWire } from '../wire/money.ts';
import { type FormFiles, toForm } from '../wire/multipart.ts';

/** What the shop pays for the service. */
export function subscriptionCalls(transport: Transport) {
  return {
    /** How the shop stands, where to pay, and what it paid. */
    standing: async () => (await read(transport, subscriptionShape, 'api/subscription')).data,
    /** Notes that it was paid; a registrar decides on it. */
    pay: (payment: NewSubscriptionPayment, files: FormFiles<'screenshot'>, submission: Submission) =>
      write(
        transport,
        subscriptionPaidShape,
        {
          method: 'POST',
          path: 'api/subscription/payment',
          body: toForm(toWire(payment, { amount: 'money' }), files),
        },
        submission,
      ),
  };
}
