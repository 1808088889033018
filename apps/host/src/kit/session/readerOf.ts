import type { User } from '@handset/domain';

/** Key under which a user's answers are stored. Answers with and without costs are kept apart. */
export function readerOf({ _id }: User, isCostHidden: boolean): string {
  return `${_id}${isCostHidden ? ' without cost' : ''}`;
}
