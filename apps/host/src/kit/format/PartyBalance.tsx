import { Amount, Text, useWords } from '@handset/ui';
import { hostMessages } from '../words/hostMessages.ts';

interface PartyBalanceProps {
  /** The balance in minor units, positive when the party owes the shop. */
  minor: number;
  /** Leaves out who owes, where other words say it. */
  isBare?: boolean;
}

/** Balance between the shop and a party, in figures and words. */
export function PartyBalance({ minor, isBare = false }: PartyBalanceProps) {
  const { parties } = useWords(hostMessages);
  if (minor === 0) return <Text tone="muted">{parties.settled}</Text>;
  const amount = <Amount minor={Math.abs(minor)} tone={minor > 0 ? 'neutral' : 'caution'} weight="medium" />;
  if (isBare) return amount;
  return (
    <>
      {amount}{' '}
      <Text size={1} tone="muted">
        {minor > 0 ? parties.receivable : parties.payable}
      </Text>
    </>
  );
}
