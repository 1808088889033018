import type { User } from '@handset/domain';

/** Under which name answers are kept: what the same user was shown with and without cost are two things. */
export function readerOf({ _id }: User, isCostHidden: boolean): string {
  return `${_id}${isCostHidden ? ' without cost' : ''}`;
}
