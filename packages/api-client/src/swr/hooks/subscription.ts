import type { NewSubscriptionPayment } from '@handset/domain';
import type { FormFiles } from '../../client/multipart.ts';
import { subscriptionCalls } from '../../resources/subscription.ts';
import { useRead } from '../useRead.ts';
import { useWrite } from '../useWrite.ts';

export const useSubscription = () =>
  useRead(['subscription'], subscriptionCalls, (subscription) => subscription.standing());

export const useNoteSubscriptionPayment = () =>
  useWrite(
    subscriptionCalls,
    (subscription, it: { payment: NewSubscriptionPayment; files: FormFiles<'screenshot'> }, submission) =>
      subscription.pay(it.payment, it.files, submission),
    ['subscription'],
  );
