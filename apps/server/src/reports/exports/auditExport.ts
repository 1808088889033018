import { audit } from '../../base/audit/audit.ts';
import type { ShopSession } from '../../base/database/Session.ts';
import type { ServerContext } from '../../base/http/route.ts';

/**
 * Remembers who took which file. A server that can write nothing just now still gives a shop its own data, and says so in
 * its log.
 */
export async function auditExport(
  { database, request }: ServerContext,
  session: ShopSession,
  file: string,
): Promise<void> {
  try {
    await database.transaction(session, (shop) =>
      audit(shop, {
        route: `GET /api/export/${file}`,
        action: `Export ${file}`,
        requestId: request.id,
        ip: request.ip,
      }),
    );
  } catch (error) {
    request.log.error({ err: error, file, userId: session.userId }, 'An export is missing in the audit log');
  }
}
