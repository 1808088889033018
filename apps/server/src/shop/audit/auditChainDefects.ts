import { auditHash, BEFORE_FIRST } from '../../base/audit/auditHash.ts';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';

const BATCH = 5000;

/** Defects of the shop's audit log: missing, inserted or changed lines. */
export async function auditChainDefects(shop: ShopReader): Promise<string[]> {
  const defects: string[] = [];
  let previous = BEFORE_FIRST;
  let expected = 1;
  for (;;) {
    const lines = await shop
      .selectFrom('audit_log')
      .selectAll()
      .where('number', '>=', expected)
      .orderBy('number')
      .limit(BATCH)
      .execute();
    for (const { prev_hash, hash, ...line } of lines) {
      const called = `Line ${line.number} of the audit log`;
      if (line.number !== expected)
        defects.push(`The audit log has no line ${expected}, and goes on with line ${line.number}`);
      else if (prev_hash !== previous) defects.push(`${called} does not follow the one before it`);
      if (hash !== auditHash(prev_hash, line)) defects.push(`${called} was changed`);
      previous = hash;
      expected = line.number + 1;
    }
    if (lines.length < BATCH) break;
  }
  const stray = await shop
    .selectFrom('audit_log')
    .select('id')
    .where((row) => row.or([row('number', 'is', null), row('number', '<', 1)]))
    .execute();
  return [
    ...defects,
    ...stray.map(({ id }) => `The line ${id} of the audit log has no place in it`),
    ...(await endDefects(shop, expected - 1)),
    ...(await anchorDefects(shop)),
  ];
}

/** Whether the log ends with the last line that was counted. */
async function endDefects(shop: ShopReader, last: number): Promise<string[]> {
  const counter = await shop
    .selectFrom('counters')
    .select('value')
    .where('name', '=', 'audit')
    .executeTakeFirst();
  const counted = counter?.value ?? 0;
  return last === counted ? [] : [`The audit log ends with line ${last}, and should with line ${counted}`];
}

/** Whether the log still holds every line that an entry of the journal names as the last before it. */
async function anchorDefects(shop: ShopReader): Promise<string[]> {
  const lost = await shop
    .selectFrom('journal_entries')
    .leftJoin('audit_log', 'audit_log.number', 'journal_entries.audit_number')
    .select(['journal_entries.number', 'journal_entries.audit_number'])
    .where('journal_entries.audit_number', '>', 0)
    .where((row) =>
      row.or([
        row('audit_log.hash', 'is', null),
        row('audit_log.hash', '<>', row.ref('journal_entries.audit_hash')),
      ]),
    )
    .orderBy('journal_entries.number')
    .limit(1)
    .executeTakeFirst();
  return lost
    ? [
        `Line ${lost.audit_number} of the audit log is not the one that entry ${lost.number} was written after`,
      ]
    : [];
}

/** The part of a log older than its anchors, which the check cannot verify. Undefined when there is none. */
export async function auditGap(shop: ShopReader): Promise<string | undefined> {
  const firstEntry = (isAnchored: boolean) =>
    shop
      .selectFrom('journal_entries')
      .select(['number', 'audit_number'])
      .where('audit_number', isAnchored ? 'is not' : 'is', null)
      .orderBy('number')
      .limit(1)
      .executeTakeFirst();
  if (!(await firstEntry(false))) return undefined;
  const first = await firstEntry(true);
  return first
    ? `the audit log is anchored in the journal from entry ${first.number} on; lines that were cut off before line ${first.audit_number} would not be noticed`
    : 'the audit log is not anchored in the journal yet; it will be with the next entry';
}
