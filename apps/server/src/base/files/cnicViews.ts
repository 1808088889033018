import { audit } from '../audit/audit.ts';
import type { HandsetDatabase } from '../database/HandsetDatabase.ts';
import type { ShopSession } from '../database/Session.ts';

/** A look at a picture of an identity card. */
export interface CnicView {
  fileId: string;
  documentType: string;
  documentId: string;
  route: string;
  requestId: string;
  ip: string;
}

const CNIC_SLOTS = ['cnicFrontPic', 'cnicBackPic'];

/** Whether the pictures of a slot show identity cards. */
export function isCnic(slot: string): boolean {
  return CNIC_SLOTS.includes(slot);
}

const HOUR = 3_600_000;

interface Noted {
  hour: number;
  views: Map<string, Promise<void>>;
}

/** The views already logged per database within the last hour. */
const noted = new WeakMap<HandsetDatabase, Noted>();

/**
 * Writes down who looks at whose identity card, before it is shown: once an hour for a person and a picture, as far as this
 * process knows.
 */
export async function logCnicView(
  database: HandsetDatabase,
  session: ShopSession,
  { fileId, documentType, documentId, route, requestId, ip }: CnicView,
): Promise<void> {
  const { views } = notedThisHour(database);
  const name = `${session.userId} ${fileId}`;
  const known = views.get(name);
  if (known) return known;
  const writing = database.transaction(session, (shop) =>
    audit(shop, {
      route,
      action: 'A picture of a CNIC seen',
      refType: documentType,
      refId: documentId,
      requestId,
      ip,
    }),
  );
  views.set(name, writing);
  try {
    await writing;
  } catch (error) {
    views.delete(name);
    throw error;
  }
}

function notedThisHour(database: HandsetDatabase): Noted {
  const hour = Math.floor(database.clock() / HOUR);
  const known = noted.get(database);
  if (known?.hour === hour) return known;
  const fresh = { hour, views: new Map<string, Promise<void>>() };
  noted.set(database, fresh);
  return fresh;
}
