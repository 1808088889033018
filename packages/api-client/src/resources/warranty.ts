import type {
  NewWarrantyClaim,
  WarrantyClaimChange,
  warrantyClaimAnswer,
  warrantyClaimsAnswer,
} from '@handset/domain';
import { path } from '../client/calls.ts';
import type { Submission } from '../client/Submission.ts';
import type { Query, Transport } from '../client/transport.ts';
import type { Answer } from '../wire/Answer.ts';

/** Which claims a list shows. */
export interface ClaimQuery extends Query {
  /** The buyer's name or number, an IMEI, a maker or a model. */
  q?: string | undefined;
  /** Those of one phone. */
  phoneId?: string | undefined;
  /** Those of what one party bought. */
  personId?: string | undefined;
  /** `received`, `sent`, `repaired`, `replaced`, `refused`; several with commas. */
  state?: string | readonly string[] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

type Written = Promise<Answer<typeof warrantyClaimAnswer>>;

/** Sold phones that came back with a fault. */
export function warrantyCalls(transport: Transport) {
  return {
    list: (query?: ClaimQuery) =>
      transport.get<Answer<typeof warrantyClaimsAnswer>>('api/warrantyClaim', query),
    create: (claim: NewWarrantyClaim, submission: Submission): Written =>
      transport.send('POST', 'api/warrantyClaim', claim, submission),
    /** Says where a claim stands, or what was done about it. */
    change: (id: string, change: WarrantyClaimChange, submission: Submission): Written =>
      transport.send('PATCH', path`api/warrantyClaim/${id}`, change, submission),
  };
}
