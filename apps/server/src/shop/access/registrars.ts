import type { Lock } from '../../base/database/lockedChange.ts';
import type { Session } from '../../base/database/Session.ts';

/** The lock for a user's change: their shop, or the registry. */
export function lockOf({ shop }: Pick<Session, 'shop'>): Lock {
  return shop ? { shop: shop.id } : 'registry';
}
