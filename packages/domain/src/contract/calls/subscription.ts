import { subscriptionPaymentRequest } from '../../subscription/subscription.ts';
import { subscriptionAnswer, subscriptionPaidAnswer } from '../subscription.ts';
import type { Calls } from './Call.ts';

/** The shop's subscription to the service. */
export const subscriptionContract = {
  standing: {
    method: 'GET',
    url: '/api/subscription',
    summary: 'How the shop stands with its subscription, where to pay, and what it paid',
    access: 'daily-work',
    answer: subscriptionAnswer,
  },
  pay: {
    method: 'POST',
    url: '/api/subscription/payment',
    summary: 'Note that the subscription was paid; a registrar decides on it',
    access: 'shop-settings',
    body: subscriptionPaymentRequest,
    answer: subscriptionPaidAnswer,
  },
} as const satisfies Calls;
