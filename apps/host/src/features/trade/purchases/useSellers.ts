import { usePerson } from '@handset/api-client/swr';
import { may, type PurchaseDetail } from '@handset/domain';
import type { Listing, Party, PurchaseDraft } from '@handset/flows';
import { useMemo } from 'react';
import { usePartyListing } from '../../../kit/dialogs/listings.ts';
import { useUser } from '../../../kit/session/useSession.ts';

/** The party that a draft names; null for a new one. */
export function sellerOf(draft: Partial<PurchaseDraft> | undefined): string | null {
  const entity = draft?.entity;
  return entity?.mode === 'existing' ? entity._id : null;
}

/**
 * The parties to buy from. The chosen one has its CNIC whole where the user may see it, and that of the edited slip where it is the slip's
 * own party. The list itself has every CNIC masked.
 */
export function useSellers(sellerId: string | null, slip?: PurchaseDetail): Listing<Party> {
  const parties = usePartyListing();
  const { role } = useUser();
  const known = slip && slip.person._id === sellerId ? slip.cnic : null;
  const { data: person } = usePerson(known === null && may(role, 'see-identity') ? sellerId : null);
  const cnic = known ?? person?.cnic ?? null;
  const { items } = parties;
  const withCnic = useMemo(
    () =>
      cnic === null ? items : items.map((party) => (party._id === sellerId ? { ...party, cnic } : party)),
    [items, sellerId, cnic],
  );
  return { ...parties, items: withCnic };
}
