import { formatNumber } from '@handset/domain';
import { Stack, Text, useWords } from '@handset/ui';
import { useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import type { Party } from '../../form/embedding.ts';
import * as layout from '../../form/layout.css.ts';

/** A party in the list: name, number, and who owes whom where that is known. */
export function PartyOption({ party: { name, number, balance } }: { party: Party }) {
  const { formatMoney } = useFlows();
  const messages = useWords(commonMessages);
  return (
    <Stack gap={0}>
      <span className={layout.plain}>{name}</span>
      <Text size={1} tone="muted">
        <bdi dir="ltr" className={layout.plain}>
          {formatNumber(number)}
        </bdi>
        {balance === undefined || balance === 0
          ? null
          : ` · ${balance > 0 ? messages.owedToUs(formatMoney(balance)) : messages.owedByUs(formatMoney(-balance))}`}
      </Text>
    </Stack>
  );
}
