import { useState } from 'react';

/**
 * An action, if it was possible when it began. Its form stays when the record changes meanwhile: the form itself says what is no longer
 * possible.
 */
export function useBegun<Action extends string>(
  action: Action | null,
  isPossible: (action: Action) => boolean,
): Action | null {
  const [begun, setBegun] = useState<Action | null>(null);
  const next = action === begun || action === null || isPossible(action) ? action : null;
  if (next !== begun) setBegun(next);
  return next;
}
