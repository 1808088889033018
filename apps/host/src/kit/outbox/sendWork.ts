import {
  expenseCalls,
  partyCalls,
  purchaseCalls,
  type Submission,
  saleCalls,
  type Transport,
} from '@handset/api-client';
import type { Work } from './entry.ts';

/** Sends an entry as its form would have. @throws ApiError */
export function sendWork(transport: Transport, work: Work, submission: Submission): Promise<unknown> {
  switch (work.kind) {
    case 'purchase':
      return purchaseCalls(transport).create(work.input.slip, work.input.pictures, submission);
    case 'bulkPurchase':
      return purchaseCalls(transport).createBulk(work.input, submission);
    case 'sale':
      return saleCalls(transport).create(work.input.sale, work.input.pictures, submission);
    case 'payment':
      return partyCalls(transport).pay(work.input.party._id, work.input.payment, submission);
    case 'expense':
      return expenseCalls(transport).create(work.input.expense, work.input.files, submission);
  }
}
