/** Where a claim stands: the phone is here, it is away for repair; or how the claim ended. */
export const CLAIM_STATES = ['received', 'sent', 'repaired', 'replaced', 'refused'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** Whether something is still to be done about a claim. */
export function isClaimOpen(state: ClaimState): boolean {
  return state === 'received' || state === 'sent';
}
