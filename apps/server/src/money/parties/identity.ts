import { formatCnic, maskCnic, may } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';

/** Whether the asker may see identity cards outside the slips that they were taken for. */
export function seesIdentity({ session }: ShopReader): boolean {
  return may(session.role, 'see-identity');
}

/** An identity card's number as the asker may see it in a record: whole, or masked. */
export function cnicOf(shop: ShopReader, cnic: string | null): string | null {
  if (cnic === null) return null;
  return seesIdentity(shop) ? formatCnic(cnic) : maskCnic(cnic);
}
