import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fieldErrors } from '@handset/domain';
import { HandsetDatabase } from '../../base/database/HandsetDatabase.ts';
import { createSuperadmin, superadminSchema } from '../../shop/access/createSuperadmin.ts';
import { readSettings } from '../settings.ts';
import { askOnTerminal } from './askOnTerminal.ts';

interface Answers {
  username: string;
  password: string;
}

/** `npm run shop:create-superadmin`: makes a registrar of shops, from the terminal or the environment. */
async function run(): Promise<void> {
  const { DATABASE_URL: url, HANDSET_DATA } = readSettings(process.env);
  const { username, password } = parsed(await answers());
  const folder = resolve(HANDSET_DATA);
  await mkdir(folder, { recursive: true });
  const database = await HandsetDatabase.open({ file: join(folder, 'handset.db'), url });
  try {
    await createSuperadmin(database, { username, password });
    console.info(`${username} may register shops now.`);
  } finally {
    await database.close();
  }
}

async function answers(): Promise<Answers> {
  const { HANDSET_SUPERADMIN_USERNAME: username, HANDSET_SUPERADMIN_PASSWORD: password } = process.env;
  if (username && password) return { username, password };
  if (username || password)
    throw new Error('Set HANDSET_SUPERADMIN_USERNAME and HANDSET_SUPERADMIN_PASSWORD both, or neither.');
  if (!process.stdin.isTTY)
    throw new Error(
      'There is no terminal to ask on. Set HANDSET_SUPERADMIN_USERNAME and HANDSET_SUPERADMIN_PASSWORD.',
    );
  const asked = {
    username: await askOnTerminal('Username: '),
    password: await askOnTerminal('Password: ', { hidden: true }),
  };
  if ((await askOnTerminal('Password again: ', { hidden: true })) !== asked.password)
    throw new Error('The two passwords differ.');
  return asked;
}

function parsed(given: Answers): Answers {
  const result = superadminSchema.safeParse(given);
  if (result.success) return result.data;
  const [[field, message] = ['', 'This is not valid']] = Object.entries(fieldErrors(result.error));
  throw new Error(`${field === 'username' ? 'Username' : 'Password'}: ${message}.`);
}

try {
  await run();
} catch (error) {
  console.error(`No one was added. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
