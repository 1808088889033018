import { Effects, Stack, Text, useWords } from '@handset/ui';
import { useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import { type Movement, movementEffects, overdrawn } from './moneyAccounts.ts';

/**
 * Effects of movements on their accounts, with a warning for each balance below zero. The host decides
 * whether to allow it.
 */
export function MovementSummary({ movements }: { movements: readonly Movement[] }) {
  const { formatMoney } = useFlows();
  const messages = useWords(commonMessages);
  if (movements.length === 0) return null;
  return (
    <Stack gap={2}>
      <Effects effects={movementEffects(movements, formatMoney)} />
      {overdrawn(movements).map((name) => (
        <Text key={name} as="p" tone="critical" size={1}>
          {messages.belowZero(name)}
        </Text>
      ))}
    </Stack>
  );
}
