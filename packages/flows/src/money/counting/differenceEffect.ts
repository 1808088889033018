import type { MinorUnits } from '@handset/domain';
import type { Effect } from '@handset/ui';
import type { CountMessages } from './countMessages.ts';

/** The amount that a count is short or over, with the reason that was given: `Difference · Short change: Rs 500 missing`. */
export function differenceEffect(
  difference: MinorUnits,
  reason: string | undefined,
  messages: CountMessages,
  formatMoney: (amount: MinorUnits) => string,
): Effect {
  return {
    label: reason ? messages.differenceFor(reason) : messages.difference,
    to: difference > 0 ? messages.over(formatMoney(difference)) : messages.short(formatMoney(-difference)),
    tone: 'caution',
  };
}
