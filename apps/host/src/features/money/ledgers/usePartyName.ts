import type { JournalEntry } from '@handset/domain';
import { useCallback } from 'react';
import { useCustomerName } from '../../trade/sales/useCustomerName.ts';

/** Names the party of an entry. */
export type PartyName = (entry: Pick<JournalEntry, 'personId' | 'partyName'>) => string | null;

/** Returns a function that names the party of an entry of the books as customers are called. */
export function usePartyName(): PartyName {
  const customerName = useCustomerName();
  return useCallback(
    ({ personId, partyName }) =>
      personId === null || partyName === null ? partyName : customerName({ _id: personId, name: partyName }),
    [customerName],
  );
}
