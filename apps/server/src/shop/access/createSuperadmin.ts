import { signUpSchema } from '@handset/domain';
import type * as z from 'zod';
import { type HandsetDatabase, isUniqueViolation } from '../../base/database/HandsetDatabase.ts';
import { newId } from '../../base/database/newId.ts';
import { logOfRegistrars } from './accessLog.ts';
import { hashNewPassword } from './newPassword.ts';

/** A registrar's name and password, by the rules of every sign-up. */
export const superadminSchema = signUpSchema.pick({ username: true, password: true });

/** Creates a registrar. An existing user keeps their role. @throws Error when the name is taken */
export async function createSuperadmin(
  database: HandsetDatabase,
  { username, password }: z.output<typeof superadminSchema>,
): Promise<void> {
  const passwordHash = await hashNewPassword(password);
  try {
    await database.changing('registry', async (transaction) => {
      const id = newId();
      const now = database.clock();
      await transaction
        .insertInto('users')
        .values({
          id,
          shop_id: null,
          username,
          name: username,
          role: 'superadmin',
          password_hash: passwordHash,
          is_active: 1,
          created_at: now,
        })
        .execute();
      await logOfRegistrars(transaction, {
        at: now,
        userId: id,
        route: 'shop:create-superadmin',
        action: 'Registrar made',
        refType: 'user',
        refId: id,
        requestId: newId(),
      });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Error(`The username ${username} is taken.`, { cause: error });
  }
}
