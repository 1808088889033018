import { type NewSubscriptionPayment, subscriptionContract } from '@handset/domain';
import { callsOver } from '../client/callsOver.ts';
import type { FormFiles } from '../client/multipart.ts';
import type { Submission } from '../client/Submission.ts';
import type { Transport } from '../client/transport.ts';

/** The shop's subscription to the service. */
export function subscriptionCalls(transport: Transport) {
  const call = callsOver(transport);
  return {
    /** The subscription's state, where to pay, and past payments. */
    standing: async () => (await call(subscriptionContract.standing)).data,
    /** Reports a payment, for a registrar to decide on. */
    pay: (payment: NewSubscriptionPayment, files: FormFiles<'screenshot'>, submission: Submission) =>
      call(subscriptionContract.pay, { body: payment, files, submission }),
  };
}
