import { formatNumber, partiesWithNumber } from '@handset/domain';
import { Banner, Button, Inline, useWords } from '@handset/ui';
import { commonMessages } from '../../form/commonMessages.ts';
import type { Party } from '../../form/embedding.ts';

interface KnownPartiesProps {
  parties: readonly Party[];
  /** The number of the new party, as typed. */
  number: string;
  onChoose: (party: Party) => void;
  isDisabled: boolean;
}

/**
 * Maximum number of known parties offered. A number belongs to one household or shop; search finds the rest.
 */
const MAX_KNOWN = 3;

/** Existing parties with the new party's number, to choose instead. */
export function KnownParties({ parties, number, onChoose, isDisabled }: KnownPartiesProps) {
  const messages = useWords(commonMessages);
  const known = partiesWithNumber(parties, number).slice(0, MAX_KNOWN);
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
