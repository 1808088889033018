import { Amount, Text, useWords } from '@handset/ui';
import { hostMessages } from '../words/hostMessages.ts';

/** Balance between the shop and a party, in figures and words. */
export function PartyBalance({ minor }: { minor: number }) {
  const { parties } = useWords(hostMessages);
  if (minor === 0) return <Text tone="muted">{parties.settled}</Text>;
  return (
    <>
      <Amount minor={Math.abs(minor)} tone={minor > 0 ? 'neutral' : 'caution'} weight="medium" />{' '}
      <Text size={1} tone="muted">
        {minor > 0 ? parties.receivable : parties.payable}
      </Text>
    </>
  );
}
