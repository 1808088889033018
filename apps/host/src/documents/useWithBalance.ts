import { usePartyBalances } from '@handset/api-client/swr';
import type { Party } from '@handset/flows';
import { useMemo } from 'react';

/** A document whose other side has its balance, once that is known; the document keeps its identity meanwhile. */
export function useWithBalance<Document extends { person: Party }>(document: Document): Document {
  const { data: parties } = usePartyBalances();
  const balance = parties?.find(({ _id }) => _id === document.person._id)?.balance;
  return useMemo(() => ({ ...document, person: { ...document.person, balance } }), [document, balance]);
}
