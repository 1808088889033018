import { newId } from '../database/newId.ts';
import { auditHash, BEFORE_FIRST } from './auditHash.ts';

/** Content of an audit log line, without its position in the log. */
export interface Occurrence {
  at: number;
  /** Null for actions of the server itself. */
  userId: string | null;
  route: string;
  action: string;
  refType?: string | null | undefined;
  refId?: string | null | undefined;
  requestId: string;
  ip?: string | undefined;
}

/** The last line of a log; undefined while there is none. */
export type Tip = { number: number; hash: string } | undefined;

/** The next line of a log, chained to the last one. */
export function auditLine(tip: Tip, occurrence: Occurrence) {
  const line = {
    number: (tip?.number ?? 0) + 1,
    id: newId(),
    at: occurrence.at,
    user_id: occurrence.userId,
    route: occurrence.route,
    action: occurrence.action,
    ref_type: occurrence.refType ?? null,
    ref_id: occurrence.refId ?? null,
    request_id: occurrence.requestId,
    ip: occurrence.ip ?? null,
  };
  const prev_hash = tip?.hash ?? BEFORE_FIRST;
  return { ...line, prev_hash, hash: auditHash(prev_hash, line) };
}
