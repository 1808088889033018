import type { Transaction } from 'kysely';
import type { Database } from '../database/Database.ts';
import { violates } from '../database/HandsetDatabase.ts';
import { Conflict } from '../http/errors.ts';

/** Usernames are one to a server, whichever shop they belong to. */
export function usernameTaken(): Conflict {
  return new Conflict('This username is taken', { username: 'This username is taken' });
}

/** @throws Conflict when somebody bears the name. */
export async function requireFreeUsername(db: Transaction<Database>, username: string): Promise<void> {
  const known = await db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirst();
  if (known) throw usernameTaken();
}

/** Says so where it was the database that found out. */
export function refusedUsername(error: unknown): Conflict | undefined {
  return violates(error, 'users', 'username') ? usernameTaken() : undefined;
}
