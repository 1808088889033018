import { Amount, Text } from '@handset/ui';
import { useMessages } from '../messages/MessagesProvider.tsx';

/** What is owed between the shop and a party, in figures and in words. */
export function PartyBalance({ minor }: { minor: number }) {
  const { parties } = useMessages();
  if (minor === 0) return <Text tone="muted">{parties.settled}</Text>;
  return (
    <>
      <Amount minor={Math.abs(minor)} tone={minor > 0 ? 'positive' : 'caution'} weight="medium" />{' '}
      <Text size={1} tone="muted">
        {minor > 0 ? parties.owesUs : parties.weOwe}
      </Text>
    </>
  );
}
