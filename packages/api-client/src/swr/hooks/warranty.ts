import type { NewWarrantyClaim, WarrantyClaimChange } from '@handset/domain';
import { type ClaimQuery, warrantyCalls } from '../../resources/warranty.ts';
import type { Of } from '../identity.ts';
import { usePages } from '../usePages.ts';
import { useWrite } from '../useWrite.ts';

/** Resources that show a claim: lists of claims, and the history of its phone. */
const touched = ['claims', 'phone', 'phoneByImei'] as const;

/** Warranty claims: of a phone, of a customer, or all. */
export const useClaims = (query: ClaimQuery) =>
  usePages('claims', query, warrantyCalls, (warranty, page) => warranty.list({ ...query, ...page }));

export const useCreateClaim = () =>
  useWrite(
    warrantyCalls,
    (warranty, claim: NewWarrantyClaim, submission) => warranty.create(claim, submission),
    touched,
  );

export const useChangeClaim = () =>
  useWrite(
    warrantyCalls,
    (warranty, { id, change }: Of<WarrantyClaimChange>, submission) =>
      warranty.change(id, change, submission),
    touched,
  );
