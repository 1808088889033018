import { Effects, Stack } from '@handset/ui';
import { useFlows } from '../../base/useFlows.ts';
import { BelowZero } from './BelowZero.tsx';
import { type Movement, movementEffects, overdrawn } from './moneyAccounts.ts';

/** Effects of movements on their accounts, with a warning for each balance below zero. */
export function MovementSummary({ movements }: { movements: readonly Movement[] }) {
  const { formatMoney } = useFlows();
  if (movements.length === 0) return null;
  return (
    <Stack gap={2}>
      <Effects effects={movementEffects(movements, formatMoney)} />
      <BelowZero accounts={overdrawn(movements)} />
    </Stack>
  );
}
