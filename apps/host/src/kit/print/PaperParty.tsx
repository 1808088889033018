import { formatNumber } from '@handset/domain';
import { PaperRow } from './PaperRow.tsx';
import * as styles from './PrintSheet.css.ts';

interface PaperPartyProps {
  term: string;
  party: { name: string; number: string };
}

/** A row of a table on paper: a party by name and number. */
export function PaperParty({ term, party }: PaperPartyProps) {
  return (
    <PaperRow term={term}>
      <strong>
        <bdi>{party.name}</bdi>
      </strong>{' '}
      <bdi dir="ltr" className={styles.figures}>
        {formatNumber(party.number)}
      </bdi>
    </PaperRow>
  );
}
