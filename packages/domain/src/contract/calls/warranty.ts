import * as z from 'zod';
import { SHOWN_CLAIM_STATES } from '../../warranty/claimState.ts';
import { newWarrantyClaimSchema, warrantyClaimChangeSchema } from '../../warranty/warrantyClaim.ts';
import { listOf, listQuery } from '../queries.ts';
import { warrantyClaimAnswer, warrantyClaimsAnswer } from '../warrantyClaims.ts';
import type { Calls } from './Call.ts';

const claimQuery = listQuery.extend({
  state: listOf(SHOWN_CLAIM_STATES).optional(),
  /** Claims of one phone. */
  phoneId: z.uuid().optional(),
  /** Claims of one party's phones. */
  personId: z.uuid().optional(),
});

/** Sold phones that came back with a fault. */
export const warrantyContract = {
  list: {
    method: 'GET',
    url: '/api/warrantyClaim',
    summary: 'Warranty claims by filter, newest first',
    access: 'daily-work',
    query: claimQuery,
    answer: warrantyClaimsAnswer,
  },
  create: {
    method: 'POST',
    url: '/api/warrantyClaim',
    summary: 'Write down that a sold phone came back with a fault',
    access: 'daily-work',
    body: newWarrantyClaimSchema,
    answer: warrantyClaimAnswer,
  },
  change: {
    method: 'PATCH',
    url: '/api/warrantyClaim/:id',
    summary: 'Say where a warranty claim stands, or what was done about it',
    access: 'daily-work',
    body: warrantyClaimChangeSchema,
    answer: warrantyClaimAnswer,
  },
} as const satisfies Calls;
