import { PartyList } from './PartyList.tsx';

const columns = ['name', 'number', 'reference', 'bought', 'sold', 'balance', 'due', 'lastActivity'];

/** All parties of the shop, with balances. */
export function Parties() {
  return (
    <PartyList id="partyLedger" only={columns} hrefOf={({ _id }) => `/app/dashboard/partyLedger/${_id}`} />
  );
}
