import { useShop } from '@handset/api-client/swr';
import { type Day, may } from '@handset/domain';
import { useUser } from '../../../kit/session/useSession.ts';

/** The last closed day, for an owner, who may still sell into it. The server refuses everybody else. */
export function useClosedUpTo(): Day | null {
  const { data: shop } = useShop();
  const { role } = useUser();
  return may(role, 'reopen-day') ? (shop?.closedUpTo ?? null) : null;
}
