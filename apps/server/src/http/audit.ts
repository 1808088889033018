import type { ShopTransaction } from '../database/HandsetDatabase.ts';
import { newId } from '../database/newId.ts';

/** One line of who did what; the table refuses to forget it. */
export interface AuditRecord {
  route: string;
  action: string;
  refType?: string | undefined;
  refId?: string | undefined;
  requestId: string;
}

export async function audit(shop: ShopTransaction, record: AuditRecord): Promise<void> {
  await shop
    .insertInto('audit_log')
    .values({
      id: newId(),
      at: shop.now,
      user_id: shop.session.userId,
      route: record.route,
      action: record.action,
      ref_type: record.refType ?? null,
      ref_id: record.refId ?? null,
      request_id: record.requestId,
    })
    .execute();
}
