import type { PartyName } from '@handset/domain';

/** Which way a balance points. */
export type PartySide = 'receivable' | 'payable' | 'settled';

/** The side of a balance: what is above zero is owed to the shop. */
export function sideOf(balance: number): PartySide {
  if (balance === 0) return 'settled';
  return balance > 0 ? 'receivable' : 'payable';
}

/** The parties whose name, number or reference holds the text, on the chosen side, the largest balances first. */
export function partiesMatching(
  parties: readonly PartyName[],
  text: string,
  side: PartySide | '',
): PartyName[] {
  const wanted = text.trim().toLowerCase();
  const digits = wanted.replace(/\D/g, '').replace(/^0/, '');
  const holds = ({ name, number, reference }: PartyName) =>
    `${name} ${reference}`.toLowerCase().includes(wanted) || (digits.length > 2 && number.includes(digits));
  return parties
    .filter((party) => holds(party) && (side === '' || sideOf(party.balance) === side))
    .sort(
      (one, other) => Math.abs(other.balance) - Math.abs(one.balance) || one.name.localeCompare(other.name),
    );
}
