import { type HandsetDatabase, unscoped } from '../../base/database/HandsetDatabase.ts';
import { newId } from '../../base/database/newId.ts';
import { logAccess } from './accessLog.ts';
import { endSecondFactor, hasSecondFactor } from './secondFactor.ts';

/**
 * Removes the second factor of a user who lost both the phone and the recovery codes. @throws Error when
 * there is nothing to reset
 */
export async function resetSecondFactor(database: HandsetDatabase, username: string): Promise<void> {
  const user = await unscoped(database)
    .selectFrom('users')
    .select(['id', 'shop_id'])
    .where('username', '=', username.trim().toLowerCase())
    .executeTakeFirst();
  if (!user) throw new Error(`Nobody is called ${username} here.`);
  await database.changing(
    user.shop_id === null ? 'registry' : { shop: user.shop_id },
    async (transaction) => {
      if (!(await hasSecondFactor(transaction, user.id)))
        throw new Error(`${username} signs in by the password alone already.`);
      await endSecondFactor(transaction, user.id);
      await logAccess(transaction, {
        action: 'Two-step sign-in reset on the server',
        user: { id: user.id, shopId: user.shop_id },
        at: database.clock(),
        caller: { requestId: newId() },
      });
    },
  );
}
