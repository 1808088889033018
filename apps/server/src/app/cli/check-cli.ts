import { join, resolve } from 'node:path';
import { HandsetDatabase } from '../../base/database/HandsetDatabase.ts';
import { everyShop } from '../../shop/access/everyShop.ts';
import { auditGap } from '../../shop/audit/auditChainDefects.ts';
import { checkBooks } from '../checkBooks.ts';
import { readSettings } from '../settings.ts';

/** `npm run books:check`: proves the books of every shop while the server runs, and ends with 1 when one does not hold. */
async function checkEveryShop(): Promise<void> {
  const { DATABASE_URL: url, HANDSET_DATA } = readSettings(process.env);
  const database = await HandsetDatabase.openReadOnly({
    file: join(resolve(HANDSET_DATA), 'handset.db'),
    url,
  });
  try {
    for (const session of await everyShop(database, 'books:check')) {
      const began = performance.now();
      const broken = await database.read(session, checkBooks);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      const { name, id } = session.shop;
      if (broken.length === 0) console.info(`${name} (${id}): the books hold, read in ${seconds} s`);
      for (const sentence of broken) console.error(`${name} (${id}): ${sentence}`);
      const gap = await database.read(session, auditGap);
      if (gap) console.info(`${name} (${id}): ${gap}`);
      if (broken.length > 0) process.exitCode = 1;
    }
  } finally {
    await database.close();
  }
}

try {
  await checkEveryShop();
} catch (error) {
  console.error(`The books could not be read. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
