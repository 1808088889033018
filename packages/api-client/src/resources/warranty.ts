import { type NewWarrantyClaim, type WarrantyClaimChange, warrantyContract } from '@handset/domain';
import { callsOver, type QueryOf } from '../client/callsOver.ts';
import type { Submission } from '../client/Submission.ts';
import type { Transport } from '../client/transport.ts';

/** Filters of a list of claims. */
export type ClaimQuery = QueryOf<typeof warrantyContract.list>;

/** Sold phones that came back with a fault. */
export function warrantyCalls(transport: Transport) {
  const call = callsOver(transport);
  return {
    list: (query?: ClaimQuery) => call(warrantyContract.list, { query }),
    create: (claim: NewWarrantyClaim, submission: Submission) =>
      call(warrantyContract.create, { body: claim, submission }),
    /** Changes the state of a claim. */
    change: (id: string, change: WarrantyClaimChange, submission: Submission) =>
      call(warrantyContract.change, { params: { id }, body: change, submission }),
  };
}
