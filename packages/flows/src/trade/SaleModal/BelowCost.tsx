import type { MinorUnits } from '@handset/domain';
import { Text, useWords } from '@handset/ui';
import { saleMessages } from './saleMessages.ts';

interface BelowCostProps {
  price: MinorUnits | null;
  /** What the phone cost the shop. Null when the user may not see it. */
  cost: MinorUnits | null;
}

/** A line at a phone that is sold for less than it cost. A customer may read it, so it does not name the cost. */
export function BelowCost({ price, cost }: BelowCostProps) {
  const messages = useWords(saleMessages);
  const isBelowCost = price !== null && cost !== null && price < cost;
  if (!isBelowCost) return null;
  return (
    <Text tone="caution" size={1}>
      {messages.belowCost}
    </Text>
  );
}
