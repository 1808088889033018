import { Effects, Stack, Text } from '@handset/ui';
import { useFlows } from '../FlowsProvider/FlowsProvider.tsx';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { type Movement, movementEffects, overdrawn } from './moneyAccounts.ts';

/** What movements do to their accounts, and a warning for each that goes below zero: whether it may is the host's to say. */
export function MovementSummary({ movements }: { movements: readonly Movement[] }) {
  const { formatMoney } = useFlows();
  const messages = useMessages(commonMessages);
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
