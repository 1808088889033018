import { type Effect, Effects } from '../ConfirmDialog/ConfirmDialog.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { formatMoney } from '../money/formatMoney.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { useUI } from '../UIProvider/UIProvider.tsx';
import type { useWalletDraft } from './useWalletDraft.ts';
import type { WalletLabels } from './WalletDialogProps.ts';
import { usesAccount, usesCash, walletTotal } from './walletSplit.ts';

interface WalletBalancesProps {
  wallet: ReturnType<typeof useWalletDraft>;
  isOut: boolean;
  labels: WalletLabels;
}

/** What stays open of the sum, and every balance before and after. */
export function WalletBalances({ wallet, isOut, labels }: WalletBalancesProps) {
  const { currency } = useUI();
  const { draft, amountDue, account, cashBalance, accountBalance } = wallet;
  const money = (minor: number) => formatMoney(minor, { currency });
  const open = amountDue === undefined ? 0 : amountDue - walletTotal(draft);
  const effects: Effect[] = [];
  const addEffect = (label: string, balance: number | undefined, amount: number | null) => {
    if (balance === undefined) return;
    const after = balance + (isOut ? -1 : 1) * (amount ?? 0);
    effects.push({ label, from: money(balance), to: money(after), tone: after < 0 ? 'critical' : 'neutral' });
  };
  if (usesAccount(draft.method) && account) addEffect(account.name, accountBalance, draft.accountAmount);
  if (usesCash(draft.method)) addEffect(labels.cash, cashBalance, draft.cashAmount);
  return (
    <>
      {amountDue === undefined ? null : (
        <DescriptionList
          items={[
            { term: labels.amountDue, description: money(amountDue), isNumeric: true },
            {
              term: open < 0 ? labels.over : labels.remaining,
              description: money(Math.abs(open)),
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
    </>
  );
}
