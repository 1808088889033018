import { formatNumber, partiesWithNumber } from '@handset/domain';
import { Banner, Button, Inline } from '@handset/ui';
import type { Party } from '../embedding/embedding.ts';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';

interface KnownPartiesProps {
  parties: readonly Party[];
  /** The number of the new party, as typed. */
  number: string;
  onChoose: (party: Party) => void;
  isDisabled: boolean;
}

/** A number belongs to one household or shop: so many are offered, the rest are found by searching. */
const most = 3;

/** Those who have the number of the new party already, to be chosen instead. */
export function KnownParties({ parties, number, onChoose, isDisabled }: KnownPartiesProps) {
  const messages = useMessages(commonMessages);
  const known = partiesWithNumber(parties, number).slice(0, most);
  const [first] = known;
  if (!first) return null;
  return (
    <Banner
      tone="info"
      title={messages.numberKnown(formatNumber(first.number), known.map(({ name }) => name).join(', '))}
      actions={
        <Inline>
          {known.map((party) => (
            <Button key={party._id} size="small" isDisabled={isDisabled} onPress={() => onChoose(party)}>
              {messages.chooseParty(party.name)}
            </Button>
          ))}
        </Inline>
      }
    />
  );
}
