import { type ColumnDefinitionBuilder, sql } from 'kysely';
import { auditHash, BEFORE_FIRST } from '../../audit/auditHash.ts';
import { newId } from '../newId.ts';
import { forgivePastFunds } from './0003_past_funds.ts';
import {
  type AnyDatabase,
  addColumns,
  createIndex,
  createTable,
  isPostgres,
  makeAppendOnly,
  oneOf,
} from './schema.ts';

const version = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(1);

const shop = { columns: ['shop_id'], table: 'shops', references: ['id'] };
const user = { columns: ['user_id'], table: 'users', references: ['id'] };
const author = { columns: ['shop_id', 'created_by'], table: 'users' };

/** A shop's own particulars, its people and their talk, its subscription and its questions, and who did what. */
export async function up(db: AnyDatabase): Promise<void> {
  await shopsAndPeople(db);
  await auditLog(db);
  await registry(db);
  await subscriptions(db);
  await support(db);
  await chat(db);
}

async function shopsAndPeople(db: AnyDatabase) {
  await addColumns(db, 'shops', {
    city: 'text?',
    whatsapp: 'text?',
    /** JSON: lists of text. */
    other_numbers: { text: '[]' },
    addresses: { text: '[]' },
    ntn: 'text?',
    /** JSON: `[[1, "INV-"], [57, "HM-"]]`, the first number that bears each prefix; null while there was one only. */
    invoice_prefixes: 'text?',
    terms_new: 'text?',
    terms_used: 'text?',
    terms_accessories: 'text?',
    footer: 'text?',
    paper: { text: '80mm' },
    lakh_grouping: { int: 0 },
    default_warranty: { text: '12 Months' },
    low_stock_level: { int: 5 },
    old_stock_days: { int: 60 },
    egadget_shop_id: 'text?',
    idle_minutes: { int: 720 },
    status: { text: 'active' },
    plan_id: 'text?',
    next_due: 'text?',
    /** The day from which drawers and banks must not be below zero; null: they never might. */
    funds_required_since: 'text?',
  });
  await forgivePastFunds(db);
  await addColumns(db, 'users', { version: { int: 1 }, password_set_at: 'int?' });
  await addColumns(db, 'sessions', { id: 'text?', ip: 'text?', device: 'text?' });
  const open: { token_hash: string }[] = await db.selectFrom('sessions').select('token_hash').execute();
  for (const { token_hash } of open)
    await db.updateTable('sessions').set({ id: newId() }).where('token_hash', '=', token_hash).execute();
}

/** Numbers and chains the lines of the log, those that were there before as well. */
async function auditLog(db: AnyDatabase) {
  await addColumns(db, 'audit_log', { number: 'int?', ip: 'text?', prev_hash: 'text?', hash: 'text?' });
  await letChange(db);
  const shops: { id: string }[] = await db.selectFrom('shops').select('id').execute();
  for (const { id } of shops) await chainLines(db, id);
  await makeAppendOnly(db, 'audit_log');
  await db.schema
    .createIndex('audit_log_number_key')
    .unique()
    .on('audit_log')
    .columns(['shop_id', 'number'])
    .execute();
  await createIndex(db.schema, 'audit_log', ['at', 'number']);
  await createIndex(db.schema, 'audit_log', ['ref_id']);
}

async function letChange(db: AnyDatabase) {
  const triggers = isPostgres(db)
    ? [sql`drop trigger audit_log_append_only on audit_log`]
    : [sql`drop trigger audit_log_no_update`, sql`drop trigger audit_log_no_delete`];
  for (const trigger of triggers) await trigger.execute(db);
}

async function chainLines(db: AnyDatabase, shopId: string) {
  const lines = await db
    .selectFrom('audit_log')
    .select(['id', 'at', 'user_id', 'route', 'action', 'ref_type', 'ref_id', 'request_id', 'ip'])
    .where('shop_id', '=', shopId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  let previous = BEFORE_FIRST;
  for (const [index, line] of lines.entries()) {
    const number = index + 1;
    const hash = auditHash(previous, { ...line, number });
    await db
      .updateTable('audit_log')
      .set({ number, prev_hash: previous, hash })
      .where('shop_id', '=', shopId)
      .where('id', '=', line.id)
      .execute();
    previous = hash;
  }
}

/** Tables for registrars and their log. */
async function registry(db: AnyDatabase) {
  await createTable(
    db,
    'user_keys',
    {
      user_id: 'text',
      key: 'text',
      route: 'text',
      request_hash: 'text',
      status: 'int',
      response: 'text',
      created_at: 'int',
    },
    { primaryKey: ['user_id', 'key'], foreignKeys: [user] },
  );
  await createTable(
    db,
    'registry_log',
    {
      id: 'text',
      at: 'int',
      user_id: 'text',
      route: 'text',
      action: 'text',
      ref_type: 'text?',
      ref_id: 'text?',
      request_id: 'text',
      ip: 'text?',
    },
    { primaryKey: ['id'], foreignKeys: [user] },
  );
  await makeAppendOnly(db, 'registry_log');
  await createTable(
    db,
    'subscription_plans',
    { id: 'text', name: 'text', price: 'int', months: 'int', position: 'int' },
    { primaryKey: ['id'], checks: { price: sql`price >= 0`, months: sql`months between 1 and 36` } },
  );
  await createTable(
    db,
    'pay_to_accounts',
    { id: 'text', method: 'text', title: 'text', bank_name: 'text?', account: 'text', position: 'int' },
    { primaryKey: ['id'] },
  );
  await createTable(
    db,
    'registry_settings',
    { id: 'int', grace_days: 'int', contact_number: 'text?', contact_whatsapp: 'text?', version },
    { primaryKey: ['id'], checks: { one: sql`id = 1` } },
  );
  await db.insertInto('registry_settings').values({ id: 1, grace_days: 7 }).execute();
}

async function subscriptions(db: AnyDatabase) {
  await createTable(
    db,
    'subscription_payments',
    {
      shop_id: 'text',
      id: 'text',
      date: 'text',
      amount: 'int',
      method: 'text',
      transaction_id: 'text',
      plan_id: 'text',
      plan_name: 'text',
      note: 'text?',
      status: 'text',
      decision_note: 'text?',
      decided_by: 'text?',
      decided_at: 'int?',
      paid_until: 'text?',
      created_by: 'text',
      created_at: 'int',
    },
    {
      primaryKey: ['shop_id', 'id'],
      foreignKeys: [author],
      checks: {
        amount: sql`amount > 0`,
        status: oneOf('status', ['pending', 'approved', 'rejected']),
        decided: sql`(status = 'pending') = (decided_at is null)`,
      },
    },
  );
  await db.schema
    .createIndex('subscription_payments_claim_key')
    .unique()
    .on('subscription_payments')
    .columns(['shop_id', 'method', 'transaction_id'])
    .where(sql.ref('status'), '<>', sql.lit('rejected'))
    .execute();
  // The registrars look at all shops at once.
  await db.schema
    .createIndex('subscription_payments_status_index')
    .on('subscription_payments')
    .columns(['status', 'id'])
    .execute();
  await db.schema
    .createIndex('subscription_payments_transaction_index')
    .on('subscription_payments')
    .column('transaction_id')
    .execute();
}

async function support(db: AnyDatabase) {
  await createTable(
    db,
    'support_tickets',
    {
      shop_id: 'text',
      id: 'text',
      number: 'int',
      topic: 'text',
      status: 'text',
      app_version: 'text?',
      messages: 'int',
      created_by: 'text',
      created_at: 'int',
      updated_at: 'int',
    },
    {
      primaryKey: ['shop_id', 'id'],
      foreignKeys: [author],
      unique: [['shop_id', 'number']],
      checks: { status: oneOf('status', ['open', 'answered', 'closed']) },
    },
  );
  await createIndex(db.schema, 'support_tickets', ['updated_at', 'id']);
  await db.schema
    .createIndex('support_tickets_all_index')
    .on('support_tickets')
    .columns(['updated_at', 'id'])
    .execute();
  await createTable(
    db,
    'support_messages',
    {
      shop_id: 'text',
      ticket_id: 'text',
      position: 'int',
      id: 'text',
      text: 'text',
      /** Of the shop, or a registrar. */
      user_id: 'text',
      is_registrar: 'flag',
      has_pictures: 'flag',
      created_at: 'int',
    },
    {
      primaryKey: ['shop_id', 'ticket_id', 'position'],
      foreignKeys: [user, { columns: ['shop_id', 'ticket_id'], table: 'support_tickets' }],
    },
  );
}

async function chat(db: AnyDatabase) {
  await createTable(
    db,
    'chat_messages',
    { shop_id: 'text', number: 'int', id: 'text', text: 'text', created_by: 'text', created_at: 'int' },
    { primaryKey: ['shop_id', 'number'], foreignKeys: [author, shop] },
  );
  await createTable(
    db,
    'chat_reads',
    { shop_id: 'text', user_id: 'text', up_to: 'int' },
    {
      primaryKey: ['shop_id', 'user_id'],
      foreignKeys: [{ columns: ['shop_id', 'user_id'], table: 'users' }],
    },
  );
}
