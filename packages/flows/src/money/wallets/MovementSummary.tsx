import { Effects, Stack, Text, useWords } from '@handset/ui';
import { useFlowSettings, useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import { type Movement, movementEffects, overdrawn } from './moneyAccounts.ts';

/** Effects of movements on their accounts, with a warning for each balance below zero. */
export function MovementSummary({ movements }: { movements: readonly Movement[] }) {
  const { formatMoney } = useFlows();
  const { canGoBelowZero } = useFlowSettings();
  const messages = useWords(commonMessages);
  if (movements.length === 0) return null;
  return (
    <Stack gap={2}>
      <Effects effects={movementEffects(movements, formatMoney)} />
      {overdrawn(movements).map(({ value, label }) => (
        <Text key={value} as="p" tone={canGoBelowZero ? 'caution' : 'critical'} size={1}>
          {messages.belowZero(label)}
        </Text>
      ))}
    </Stack>
  );
}
