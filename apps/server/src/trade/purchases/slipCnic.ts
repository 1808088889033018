import { maskCnic, refusal } from '@handset/domain';
import { flag } from '../../base/database/Database.ts';
import type { ShopReader, ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { refusedFields } from '../../base/http/errors.ts';
import { seesIdentity } from '../../money/parties/identity.ts';
import { cnicOnFile, rememberCnic } from '../../money/parties/parties.ts';
import type { Slip } from './slip.ts';

/**
 * The columns of a slip's CNIC. One that was sent is the slip's own, and is saved with a party that has none; otherwise the party's is
 * taken from its record. @throws Refused when there is neither
 */
export async function cnicColumns(
  shop: ShopTransaction,
  personId: string,
  sent: string | undefined,
): Promise<Pick<Slip, 'cnic' | 'is_cnic_from_record'>> {
  if (sent !== undefined) {
    await rememberCnic(shop, personId, sent);
    return { cnic: sent, is_cnic_from_record: flag(false) };
  }
  const cnic = await cnicOnFile(shop, personId);
  if (cnic === null) throw refusedFields({ cnic: refusal('required') });
  return { cnic, is_cnic_from_record: flag(true) };
}

/** The CNIC of a slip as the asker may see it: whole, or masked where it was taken from the party's record. */
export function cnicOfSlip(
  shop: ShopReader,
  { cnic, is_cnic_from_record }: Pick<Slip, 'cnic' | 'is_cnic_from_record'>,
): string | null {
  if (cnic === null || is_cnic_from_record === 0 || seesIdentity(shop)) return cnic;
  return maskCnic(cnic);
}
