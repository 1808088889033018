import { Text, useWords } from '@handset/ui';
import { hostMessages } from '../words/hostMessages.ts';
import { balanceSentence } from './balanceSentence.ts';

/** Who owes whom, as a page says it below the name of a party: 'owes us Rs 109,900'. */
export function PartyOwes({ balance }: { balance: number }) {
  const { parties } = useWords(hostMessages);
  return <Text weight="medium">{balanceSentence(balance, parties)}</Text>;
}
