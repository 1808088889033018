import type { MinorUnits } from '@handset/domain';
import { Text, useWords } from '@handset/ui';
import { useFlows } from '../../base/useFlows.ts';
import { saleMessages } from './saleMessages.ts';

interface PriceNoteProps {
  price: MinorUnits | null;
  /** The lowest price that the shop accepts. */
  lowest: MinorUnits | null;
  /** The cost of the phone to the shop. Null when the user may not see it. */
  cost: MinorUnits | null;
}

/**
 * A line at a phone that is sold for less than it cost, or than the lowest price of its slip. A customer may read it, so it does not name
 * the cost.
 */
export function PriceNote({ price, lowest, cost }: PriceNoteProps) {
  const messages = useWords(saleMessages);
  const { formatMoney } = useFlows();
  const isBelow = (limit: MinorUnits | null): limit is MinorUnits =>
    price !== null && limit !== null && price < limit;
  const note = isBelow(cost)
    ? messages.belowCost
    : isBelow(lowest)
      ? messages.belowLowest(formatMoney(lowest))
      : undefined;
  return note === undefined ? null : (
    <Text tone="caution" size={1}>
      {note}
    </Text>
  );
}
