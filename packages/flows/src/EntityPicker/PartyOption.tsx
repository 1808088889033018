import { formatNumber } from '@handset/domain';
import { Stack, Text } from '@handset/ui';
import type { Party } from '../embedding/embedding.ts';
import { useFlows } from '../FlowsProvider/FlowsProvider.tsx';
import * as layout from '../form/layout.css.ts';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';

/** A party in the list: name, number, and who owes whom where that is known. */
export function PartyOption({ party: { name, number, balance } }: { party: Party }) {
  const { formatMoney } = useFlows();
  const messages = useMessages(commonMessages);
  return (
    <Stack gap={0}>
      <span className={layout.plain}>{name}</span>
      <Text size={1} tone="muted">
        <bdi dir="ltr">{formatNumber(number)}</bdi>
        {balance === undefined || balance === 0
          ? null
          : ` · ${balance > 0 ? messages.owedToUs(formatMoney(balance)) : messages.owedByUs(formatMoney(-balance))}`}
      </Text>
    </Stack>
  );
}
