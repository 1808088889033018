/** States of a warranty claim: the phone is here, away for repair, or the claim has ended. */
export const CLAIM_STATES = ['received', 'sent', 'repaired', 'replaced', 'refused'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** Whether something is still to be done about a claim. */
export function isClaimOpen(state: ClaimState): boolean {
  return state === 'received' || state === 'sent';
}
