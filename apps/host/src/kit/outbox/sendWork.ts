import {
  expenseCalls,
  partyCalls,
  purchaseCalls,
  type Submission,
  saleCalls,
  type Transport,
} from '@handset/api-client';
import { documentHref } from '../links/documentHref.ts';
import type { Work } from './entry.ts';

/** Sends an entry as its form would have. Resolves to the address of the sale that it became. @throws ApiError */
export async function sendWork(
  transport: Transport,
  work: Work,
  submission: Submission,
): Promise<string | undefined> {
  switch (work.kind) {
    case 'purchase':
      await purchaseCalls(transport).create(work.input.slip, work.input.pictures, submission);
      return undefined;
    case 'bulkPurchase':
      await purchaseCalls(transport).createBulk(work.input, submission);
      return undefined;
    case 'sale': {
      const { sale, pictures } = work.input;
      const { data } = await saleCalls(transport).create(sale, pictures, submission);
      return documentHref('sale', data._id);
    }
    case 'payment':
      await partyCalls(transport).pay(work.input.party._id, work.input.payment, submission);
      return undefined;
    case 'expense':
      await expenseCalls(transport).create(work.input.expense, work.input.files, submission);
      return undefined;
  }
}
