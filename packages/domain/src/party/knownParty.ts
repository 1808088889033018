import { searchKey } from '../text/searchKey.ts';
import { normaliseNumber } from './mobileNumber.ts';

interface Known {
  name: string;
  number: string;
}

/** Parties with a number, in any spelling. Empty when the text is not a number. */
export function partiesWithNumber<Party extends Known>(parties: readonly Party[], number: string): Party[] {
  const wanted = normaliseNumber(number);
  if (wanted === undefined) return [];
  return parties.filter((party) => (normaliseNumber(party.number) ?? party.number) === wanted);
}

/** The one whom a document means that names a new party: the same number, and the same name in any spelling. */
export function sameParty<Party extends Known>(
  parties: readonly Party[],
  { name, number }: Known,
): Party | undefined {
  const wanted = searchKey(name);
  return partiesWithNumber(parties, number).find((party) => searchKey(party.name) === wanted);
}
