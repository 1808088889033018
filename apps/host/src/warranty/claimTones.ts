import type { ClaimState } from '@handset/domain';
import type { Tone } from '@handset/ui';

/** What the state of a claim means. */
export const claimTones: Record<ClaimState, Tone> = {
  received: 'caution',
  sent: 'info',
  repaired: 'positive',
  replaced: 'positive',
  refused: 'neutral',
};
