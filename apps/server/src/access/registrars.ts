import { flag } from '../database/Database.ts';
import type { HandsetDatabase } from '../database/HandsetDatabase.ts';
import { newId } from '../database/newId.ts';
import type { Session } from '../database/Session.ts';
import { hashPassword } from './password.ts';
import { refusedUsername } from './usernameTaken.ts';

/** The queue of those changes that belong to no shop: they are made one at a time. */
export const REGISTRARS = 'registrars';

/** The queue in which what somebody changes takes its turn: that of their shop, or of the registrars. */
export function queueOf({ shop }: Session): string {
  return shop?.id ?? REGISTRARS;
}

/** Makes a registrar of shops, who belongs to none. @throws Conflict when the username is taken. */
export async function createRegistrar(
  database: HandsetDatabase,
  { username, name, password }: { username: string; name: string; password: string },
): Promise<{ id: string }> {
  const id = newId();
  const password_hash = await hashPassword(password);
  try {
    await database.changing(REGISTRARS, async (transaction) => {
      await transaction
        .insertInto('users')
        .values({
          id,
          shop_id: null,
          username,
          name,
          role: 'superadmin',
          password_hash,
          is_active: flag(true),
          created_at: database.clock(),
        })
        .execute();
    });
    return { id };
  } catch (error) {
    throw refusedUsername(error) ?? error;
  }
}
