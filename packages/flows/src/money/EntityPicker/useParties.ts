import type { NewParty } from '@handset/domain';
import { useMemo, useState } from 'react';
import type { CreateHandler, Listing, Party } from '../../form/embedding.ts';

/** The parties to choose from, with those made here that the host's list does not hold yet. */
export function useParties(
  parties: Listing<Party>,
  onCreateParty?: CreateHandler<NewParty, Party> | undefined,
): { parties: Listing<Party>; onCreateParty: CreateHandler<NewParty, Party> | undefined } {
  const [made, setMade] = useState<readonly Party[]>([]);
  const { items } = parties;
  const all = useMemo(() => {
    const known = new Set(items.map(({ _id }) => _id));
    const missing = made.filter(({ _id }) => !known.has(_id));
    return missing.length > 0 ? [...missing, ...items] : items;
  }, [items, made]);
  return {
    parties: all === items ? parties : { ...parties, items: all },
    onCreateParty:
      onCreateParty &&
      (async (input) => {
        const answer = await onCreateParty(input);
        if ('_id' in answer) setMade((before) => [answer, ...before]);
        return answer;
      }),
  };
}
