import { WARRANTIES } from '@handset/domain';
import type { Messages } from '../words/hostMessages.ts';

/** A warranty in the reader's words. An unknown one stays as written. */
export function warrantyName(warranty: string, { sales }: Messages): string {
  const months = (WARRANTIES as readonly string[]).indexOf(warranty);
  return months < 0 ? warranty : sales.warrantyMonths(months);
}
