import type { MinorUnits } from '@handset/domain';
import type { CommonMessages } from '../messages/commonMessages.ts';

/** `owes us Rs 500`, `we owe Rs 500` or `settled`. */
export function balanceText(
  balance: MinorUnits,
  messages: CommonMessages,
  formatMoney: (amount: MinorUnits) => string,
): string {
  if (balance === 0) return messages.settled;
  return balance > 0 ? messages.owedToUs(formatMoney(balance)) : messages.owedByUs(formatMoney(-balance));
}
