import { PartyList } from './PartyList.tsx';

const columns = [
  'name',
  'number',
  'reference',
  'bought',
  'sold',
  'balance',
  'due',
  'lastActivity',
  'payment',
];

const hiddenAtFirst = ['reference', 'lastActivity'];

/** All parties of the shop, with balances. */
export function Parties() {
  return (
    <PartyList
      id="partyLedger"
      only={columns}
      hiddenAtFirst={hiddenAtFirst}
      hrefOf={({ _id }) => `/app/dashboard/partyLedger/${_id}`}
    />
  );
}
