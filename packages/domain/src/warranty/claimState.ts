/** States that staff give a warranty claim: the phone is here, away for repair, or something was done about it. */
export const CLAIM_STATES = ['received', 'sent', 'repaired', 'replaced', 'refused'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** States of claims in answers. `ended`: the shop has the phone back before anything was done, so nobody claims any more. */
export const SHOWN_CLAIM_STATES = [...CLAIM_STATES, 'ended'] as const;
export type ShownClaimState = (typeof SHOWN_CLAIM_STATES)[number];

/** Whether something is still to be done about a claim. */
export function isClaimOpen(state: ShownClaimState): boolean {
  return state === 'received' || state === 'sent';
}
