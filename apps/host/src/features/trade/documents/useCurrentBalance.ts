import { usePartyBalances } from '@handset/api-client/swr';
import type { Party } from '@handset/flows';
import { useMemo } from 'react';

/** The document with the current balance of its other side, once loaded. It keeps its identity until then. */
export function useCurrentBalance<Document extends { person: Party }>(document: Document): Document {
  const { data: parties } = usePartyBalances();
  const balance = parties?.find(({ _id }) => _id === document.person._id)?.balance;
  return useMemo(() => ({ ...document, person: { ...document.person, balance } }), [document, balance]);
}
