import { createHash } from 'node:crypto';

/** The hash before a shop's first line. */
export const BEFORE_FIRST = '0'.repeat(64);

/** The hashed fields of an audit log line, in a fixed order. */
export interface HashedLine {
  number: number;
  id: string;
  at: number;
  user_id: string | null;
  route: string;
  action: string;
  ref_type: string | null;
  ref_id: string | null;
  request_id: string;
  ip: string | null;
}

/** SHA-256 over the hash before and the line, so that nothing in the log can change unseen. It must stay as it is for good. */
export function auditHash(previous: string, line: HashedLine): string {
  const said = [
    line.number,
    line.id,
    line.at,
    line.user_id,
    line.route,
    line.action,
    line.ref_type,
    line.ref_id,
    line.request_id,
    line.ip,
  ];
  return createHash('sha256').update(previous).update(JSON.stringify(said)).digest('hex');
}
