import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { HandsetDatabase } from '../../base/database/HandsetDatabase.ts';
import { resetSecondFactor } from '../../shop/access/resetSecondFactor.ts';
import { readSettings } from '../settings.ts';

/** `npm run shop:reset-second-factor -- <username>`: for somebody who lost their phone and their recovery codes. */
async function run(): Promise<void> {
  const [username] = parseArgs({ allowPositionals: true }).positionals;
  if (!username) throw new Error('Name the user: npm run shop:reset-second-factor -- bilal');
  const { DATABASE_URL: url, HANDSET_DATA } = readSettings(process.env);
  const database = await HandsetDatabase.open({ file: join(resolve(HANDSET_DATA), 'handset.db'), url });
  try {
    await resetSecondFactor(database, username);
    console.info(`${username} signs in by the password alone now.`);
  } finally {
    await database.close();
  }
}

try {
  await run();
} catch (error) {
  console.error(`Nothing was reset. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
