import type { Session } from '../database/Session.ts';

/** The queue of those changes that belong to no shop: they are made one at a time. */
export const REGISTRARS = 'registrars';

/** The queue in which what somebody changes takes its turn: that of their shop, or of the registrars. */
export function queueOf({ shop }: Session): string {
  return shop?.id ?? REGISTRARS;
}
