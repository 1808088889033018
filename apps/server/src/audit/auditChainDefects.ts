import type { ShopReader } from '../database/HandsetDatabase.ts';
import { auditHash, BEFORE_FIRST } from './auditHash.ts';

const AT_A_TIME = 5000;

/** What is wrong with the shop's audit log: lines that are missing, were slipped in, or say something else than they did. */
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
      .limit(AT_A_TIME)
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
    if (lines.length < AT_A_TIME) break;
  }
  const stray = await shop
    .selectFrom('audit_log')
    .select('id')
    .where((row) => row.or([row('number', 'is', null), row('number', '<', 1)]))
    .execute();
  return [...defects, ...stray.map(({ id }) => `The line ${id} of the audit log has no place in it`)];
}
