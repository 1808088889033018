import { Banner } from '../Banner/Banner.tsx';
import { type Effect, Effects } from '../ConfirmDialog/ConfirmDialog.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import type { useWalletDraft } from './useWalletDraft.ts';
import type { WalletLabels } from './WalletDialogProps.ts';
import { usesAccount, usesCash, walletTotal } from './walletSplit.ts';

interface WalletBalancesProps {
  wallet: ReturnType<typeof useWalletDraft>;
  labels: WalletLabels;
  formatAmount: (minor: number) => string;
}

/** The amount still to be paid, and the balances before and after. */
export function WalletBalances({ wallet, labels, formatAmount }: WalletBalancesProps) {
  const { draft, amountDue, account, cashBalance, accountBalance, isOut } = wallet;
  const open = amountDue === undefined ? 0 : amountDue - walletTotal(draft);
  const effects: Effect[] = [];
  const addEffect = (label: string, balance: number | undefined, amount: number | null) => {
    if (balance !== undefined) effects.push(balanceEffect({ label, balance, amount, isOut, formatAmount }));
  };
  if (usesAccount(draft.method) && account) addEffect(account.name, accountBalance, draft.accountAmount);
  if (usesCash(draft.method)) addEffect(labels.cash, cashBalance, draft.cashAmount);
  const overdrawn = effects.filter(({ tone }) => tone === 'critical');
  return (
    <>
      {amountDue === undefined ? null : (
        <DescriptionList
          items={[
            { term: labels.amountDue, description: formatAmount(amountDue), isNumeric: true },
            {
              term: open < 0 ? labels.over : labels.remaining,
              description: formatAmount(Math.abs(open)),
              isNumeric: true,
              tone: open === 0 ? 'positive' : 'caution',
            },
          ]}
        />
      )}
      {effects.length > 0 ? (
        <Stack gap={2}>
          <Text weight="strong">{labels.balances}</Text>
          <Effects effects={effects} label={labels.balances} />
        </Stack>
      ) : null}
      {overdrawn.length > 0 && isOut ? (
        <Banner tone="caution">{overdrawn.map(({ label }) => labels.belowZero(label)).join(' · ')}</Banner>
      ) : null}
    </>
  );
}

interface Movement {
  label: string;
  balance: number;
  amount: number | null;
  isOut: boolean;
  formatAmount: (minor: number) => string;
}

/** A balance before and after an amount has moved. */
export function balanceEffect({ label, balance, amount, isOut, formatAmount }: Movement): Effect {
  const after = balance + (isOut ? -1 : 1) * (amount ?? 0);
  return {
    label,
    from: formatAmount(balance),
    to: formatAmount(after),
    tone: after < 0 ? 'critical' : 'neutral',
  };
}
