import type { Transaction } from 'kysely';
import type { Database } from '../../base/database/Database.ts';
import { violates } from '../../base/database/HandsetDatabase.ts';
import { Conflict } from '../../base/http/errors.ts';

/** Usernames are one to a server, whichever shop they belong to. */
export function usernameTaken(): Conflict {
  return new Conflict('username-taken').at('username');
}

/** @throws Conflict when somebody bears the name. */
export async function requireFreeUsername(db: Transaction<Database>, username: string): Promise<void> {
  const known = await db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirst();
  if (known) throw usernameTaken();
}

/** Converts a unique violation of the username. Undefined for other errors. */
export function refusedUsername(error: unknown): Conflict | undefined {
  return violates(error, 'users', 'username') ? usernameTaken() : undefined;
}
