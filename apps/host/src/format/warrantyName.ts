import { WARRANTIES } from '@handset/domain';
import type { Messages } from '../messages/en.ts';

/** A warranty in the reader's words; one that is not of the list stays as it was written. */
export function warrantyName(warranty: string, { sales }: Messages): string {
  const months = (WARRANTIES as readonly string[]).indexOf(warranty);
  return months < 0 ? warranty : sales.warrantyMonths(months);
}
