import { type AnyDatabase, createTable } from './schema.ts';

/** Devices that signed in before, and the second factor of those who want one. */
export async function up(db: AnyDatabase): Promise<void> {
  const user = { columns: ['user_id'], table: 'users', references: ['id'] };
  await createTable(
    db,
    'known_devices',
    { token_hash: 'text', user_id: 'text', created_at: 'int', last_used_at: 'int' },
    { primaryKey: ['token_hash', 'user_id'], foreignKeys: [user] },
  );
  await createTable(
    db,
    'second_factors',
    { user_id: 'text', secret: 'text', created_at: 'int', confirmed_at: 'int?', last_step: 'int' },
    { primaryKey: ['user_id'], foreignKeys: [user] },
  );
  await createTable(
    db,
    'recovery_codes',
    { user_id: 'text', code_hash: 'text', used_at: 'int?' },
    { primaryKey: ['user_id', 'code_hash'], foreignKeys: [user] },
  );
}
