import type { ShownClaimState } from '@handset/domain';
import type { Tone } from '@handset/ui';

/** Tone of each state of a claim. */
export const claimTones: Record<ShownClaimState, Tone> = {
  received: 'caution',
  sent: 'info',
  repaired: 'positive',
  replaced: 'positive',
  refused: 'neutral',
  ended: 'neutral',
};
