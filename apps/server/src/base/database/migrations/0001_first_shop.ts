import { type ColumnDefinitionBuilder, sql } from 'kysely';
import { type AnyDatabase, createIndex, createTable, isPostgres, makeAppendOnly, oneOf } from './schema.ts';

const version = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(1);

const user = { columns: ['shop_id', 'created_by'], table: 'users' };
const entry = {
  columns: ['shop_id', 'entry_number'],
  table: 'journal_entries',
  references: ['shop_id', 'number'],
  isDeferred: true,
};

/** Everything that a shop which buys, stocks and sells phones needs. */
export async function up(db: AnyDatabase): Promise<void> {
  await access(db);
  await catalogAndParties(db);
  await books(db);
  await purchasesAndStock(db);
  await sales(db);
  await files(db);
  for (const table of ['journal_entries', 'journal_lines', 'audit_log']) await makeAppendOnly(db, table);
}

async function access(db: AnyDatabase) {
  await createTable(
    db,
    'shops',
    {
      id: 'text',
      name: 'text',
      owner_name: 'text',
      number: 'text',
      currency: 'text',
      locale: 'text',
      time_zone: 'text',
      is_demo: 'flag',
      allow_negative_cash: 'flag',
      invoice_prefix: 'text',
      employee_sees_cost: 'flag',
      created_at: 'int',
      version,
    },
    { primaryKey: ['id'] },
  );
  await createTable(
    db,
    'users',
    {
      id: 'text',
      shop_id: 'text?',
      username: 'text',
      name: 'text',
      role: 'text',
      password_hash: 'text',
      is_active: 'flag',
      created_at: 'int',
    },
    {
      primaryKey: ['id'],
      foreignKeys: [{ columns: ['shop_id'], table: 'shops', references: ['id'] }],
      unique: [['username'], ['shop_id', 'id']],
      checks: {
        role: oneOf('role', ['superadmin', 'admin', 'employee']),
        // Staff belong to a shop; a registrar of shops belongs to none.
        shop: sql`(role = 'superadmin') = (shop_id is null)`,
      },
    },
  );
  await createTable(
    db,
    'sessions',
    {
      token_hash: 'text',
      user_id: 'text',
      shop_id: 'text?',
      created_at: 'int',
      last_used_at: 'int',
      expires_at: 'int',
      revoked_at: 'int?',
    },
    {
      primaryKey: ['token_hash'],
      foreignKeys: [{ columns: ['user_id'], table: 'users', references: ['id'] }],
    },
  );
  await db.schema.createIndex('sessions_user_index').on('sessions').column('user_id').execute();
  await createTable(
    db,
    'sign_in_throttle',
    { key: 'text', failures: 'int', locked_until: 'int' },
    { primaryKey: ['key'] },
  );
  const shop = { columns: ['shop_id'], table: 'shops', references: ['id'] };
  await createTable(
    db,
    'idempotency_keys',
    {
      shop_id: 'text',
      key: 'text',
      user_id: 'text',
      route: 'text',
      request_hash: 'text',
      status: 'int',
      response: 'text',
      created_at: 'int',
    },
    { primaryKey: ['shop_id', 'key'], foreignKeys: [shop] },
  );
  await createTable(
    db,
    'counters',
    { shop_id: 'text', name: 'text', value: 'int' },
    { primaryKey: ['shop_id', 'name'], foreignKeys: [shop] },
  );
  await createTable(
    db,
    'audit_log',
    {
      shop_id: 'text',
      id: 'text',
      at: 'int',
      user_id: 'text?',
      route: 'text',
      action: 'text',
      ref_type: 'text?',
      ref_id: 'text?',
      request_id: 'text',
    },
    { primaryKey: ['shop_id', 'id'], foreignKeys: [shop] },
  );
}

async function catalogAndParties(db: AnyDatabase) {
  const shop = { columns: ['shop_id'], table: 'shops', references: ['id'] };
  await createTable(
    db,
    'companies',
    { shop_id: 'text', id: 'text', name: 'text', name_key: 'text', created_at: 'int' },
    { primaryKey: ['shop_id', 'id'], foreignKeys: [shop], unique: [['shop_id', 'name_key']] },
  );
  await createTable(
    db,
    'models',
    { shop_id: 'text', id: 'text', company_id: 'text', name: 'text', name_key: 'text', created_at: 'int' },
    {
      primaryKey: ['shop_id', 'id'],
      foreignKeys: [{ columns: ['shop_id', 'company_id'], table: 'companies' }],
      unique: [['shop_id', 'company_id', 'name_key']],
    },
  );
  await createTable(
    db,
    'persons',
    {
      shop_id: 'text',
      id: 'text',
      name: 'text',
      number: 'text',
      reference: 'text',
      cnic: 'text?',
      version,
      created_at: 'int',
    },
    { primaryKey: ['shop_id', 'id'], foreignKeys: [shop] },
  );
  await createIndex(db.schema, 'persons', ['name', 'id']);
  await createIndex(db.schema, 'persons', ['number']);
  await createTable(
    db,
    'banks',
    { shop_id: 'text', id: 'text', bank_name: 'text', account_type: 'text', created_at: 'int' },
    { primaryKey: ['shop_id', 'id'], foreignKeys: [shop] },
  );
}

async function books(db: AnyDatabase) {
  await createTable(
    db,
    'journal_entries',
    {
      shop_id: 'text',
      number: 'int',
      id: 'text',
      event: 'text',
      date: 'text',
      ref_type: 'text?',
      ref_id: 'text?',
      person_id: 'text?',
      description: 'text',
      reverses: 'int?',
      created_by: 'text',
      created_at: 'int',
      prev_hash: 'text',
      hash: 'text',
    },
    {
      primaryKey: ['shop_id', 'number'],
      foreignKeys: [
        user,
        { columns: ['shop_id', 'person_id'], table: 'persons' },
        {
          columns: ['shop_id', 'reverses'],
          table: 'journal_entries',
          references: ['shop_id', 'number'],
        },
      ],
      unique: [
        ['shop_id', 'id'],
        ['shop_id', 'reverses'],
        ['shop_id', 'prev_hash'],
      ],
      checks: { number: sql`number >= 1`, date: sql`length(date) = 10` },
    },
  );
  await createIndex(db.schema, 'journal_entries', ['date', 'number']);
  await createIndex(db.schema, 'journal_entries', ['ref_type', 'ref_id']);
  await createTable(
    db,
    'journal_lines',
    {
      shop_id: 'text',
      entry_number: 'int',
      position: 'int',
      date: 'text',
      debit: 'text',
      credit: 'text',
      amount: 'int',
    },
    {
      primaryKey: ['shop_id', 'entry_number', 'position'],
      foreignKeys: [{ ...entry, isDeferred: false }],
      checks: { amount: sql`amount between 1 and 1000000000000`, sides: sql`debit <> credit` },
    },
  );
  // With the amount inside, a balance is read from the index alone.
  await createIndex(db.schema, 'journal_lines', ['debit', 'date', 'amount']);
  await createIndex(db.schema, 'journal_lines', ['credit', 'date', 'amount']);
  await createIndex(db.schema, 'journal_lines', ['date']);
}

async function purchasesAndStock(db: AnyDatabase) {
  await createTable(
    db,
    'purchases',
    {
      shop_id: 'text',
      id: 'text',
      slip_number: 'int',
      type: 'text',
      person_id: 'text',
      date: 'text',
      father_name: 'text?',
      cnic: 'text?',
      payment_type: 'text',
      total: 'int',
      paid_now: 'int',
      payable_later: 'int',
      due_date: 'text?',
      pocket_cash: 'int',
      account_cash: 'int',
      bank_id: 'text?',
      is_approved_from_egadgets: 'flag',
      entry_number: 'int',
      created_by: 'text',
      created_at: 'int',
      version,
    },
    {
      primaryKey: ['shop_id', 'id'],
      foreignKeys: [
        user,
        entry,
        { columns: ['shop_id', 'person_id'], table: 'persons' },
        { columns: ['shop_id', 'bank_id'], table: 'banks' },
      ],
      unique: [['shop_id', 'slip_number']],
      checks: {
        type: oneOf('type', ['single', 'bulk']),
        payment_type: oneOf('payment_type', ['full-payment', 'credit']),
        total: sql`total = paid_now + payable_later and paid_now >= 0 and payable_later >= 0`,
        paid: sql`paid_now = pocket_cash + account_cash and pocket_cash >= 0 and account_cash >= 0`,
      },
    },
  );
  await createIndex(db.schema, 'purchases', ['date', 'id']);
  await createIndex(db.schema, 'purchases', ['person_id', 'date']);
  await createTable(
    db,
    'units',
    {
      shop_id: 'text',
      id: 'text',
      imei1: 'text',
      imei2: 'text?',
      company_name: 'text',
      model_name: 'text',
      company_id: 'text?',
      model_id: 'text?',
      ram_memory: 'text?',
      color: 'text?',
      condition: 'text',
      specifications: 'text?',
      battery_health: 'int?',
      warranty: 'text?',
      has_box: 'flag',
      has_charger: 'flag',
      has_hand_free: 'flag',
      cost: 'int',
      demand_price: 'int?',
      final_price: 'int?',
      state: 'text',
      source: 'text',
      purchase_id: 'text?',
      sale_id: 'text?',
      acquired_on: 'text',
      created_at: 'int',
      version,
    },
    {
      primaryKey: ['shop_id', 'id'],
      foreignKeys: [
        { columns: ['shop_id', 'company_id'], table: 'companies' },
        { columns: ['shop_id', 'model_id'], table: 'models' },
        { columns: ['shop_id', 'purchase_id'], table: 'purchases', isDeferred: true },
        // PostgreSQL gets the way back to the sale once that table is there.
        ...(isPostgres(db) ? [] : [{ columns: ['shop_id', 'sale_id'], table: 'sales', isDeferred: true }]),
      ],
      checks: {
        imei1: sql`length(imei1) = 15`,
        imei2: sql`imei2 is null or (length(imei2) = 15 and imei2 <> imei1)`,
        cost: sql`cost >= 0`,
        condition: oneOf('condition', ['New', 'Used']),
        state: oneOf('state', ['in-stock', 'sold', 'dispatched', 'returned-to-supplier', 'void']),
        source: oneOf('source', ['stock', 'single', 'bulk', 'exchange']),
      },
    },
  );
  await createIndex(db.schema, 'units', ['state', 'acquired_on', 'id']);
  await createIndex(db.schema, 'units', ['acquired_on', 'id']);
  await createIndex(db.schema, 'units', ['purchase_id']);
  await createIndex(db.schema, 'units', ['sale_id']);
  await createTable(
    db,
    'unit_imeis',
    { shop_id: 'text', unit_id: 'text', slot: 'int', imei: 'text', in_stock: 'flag' },
    {
      primaryKey: ['shop_id', 'unit_id', 'slot'],
      foreignKeys: [{ columns: ['shop_id', 'unit_id'], table: 'units' }],
      checks: { slot: sql`slot in (1, 2)` },
    },
  );
  await createIndex(db.schema, 'unit_imeis', ['imei']);
  await db.schema
    .createIndex('unit_imeis_in_stock_key')
    .unique()
    .on('unit_imeis')
    .columns(['shop_id', 'imei'])
    .where(sql.ref('in_stock'), '=', sql.lit(1))
    .execute();
  await createTable(
    db,
    'accessories',
    {
      shop_id: 'text',
      id: 'text',
      name: 'text',
      name_key: 'text',
      sale_price: 'int?',
      quantity: 'int',
      value: 'int',
      created_at: 'int',
      version,
    },
    {
      primaryKey: ['shop_id', 'id'],
      foreignKeys: [{ columns: ['shop_id'], table: 'shops', references: ['id'] }],
      unique: [['shop_id', 'name_key']],
      checks: { quantity: sql`quantity >= 0`, value: sql`value >= 0` },
    },
  );
  await createTable(
    db,
    'accessory_movements',
    {
      shop_id: 'text',
      id: 'text',
      accessory_id: 'text',
      quantity: 'int',
      amount: 'int',
      entry_number: 'int',
      reason: 'text',
      ref_type: 'text?',
      ref_id: 'text?',
      created_at: 'int',
    },
    {
      primaryKey: ['shop_id', 'id'],
      foreignKeys: [entry, { columns: ['shop_id', 'accessory_id'], table: 'accessories' }],
      checks: { quantity: sql`quantity <> 0` },
    },
  );
  await createIndex(db.schema, 'accessory_movements', ['accessory_id', 'id']);
}

async function sales(db: AnyDatabase) {
  await createTable(
    db,
    'sales',
    {
      shop_id: 'text',
      id: 'text',
      invoice_number: 'int',
      person_id: 'text',
      date: 'text',
      selling_type: 'text',
      warranty: 'text',
      phones_total: 'int',
      accessories_total: 'int',
      exchange_value: 'int',
      exchange_unit_id: 'text?',
      received: 'int',
      pocket_cash: 'int',
      account_cash: 'int',
      bank_id: 'text?',
      payable_later: 'int',
      due_date: 'text?',
      entry_number: 'int',
      created_by: 'text',
      created_at: 'int',
    },
    {
      primaryKey: ['shop_id', 'id'],
      foreignKeys: [
        user,
        entry,
        { columns: ['shop_id', 'person_id'], table: 'persons' },
        { columns: ['shop_id', 'bank_id'], table: 'banks' },
        { columns: ['shop_id', 'exchange_unit_id'], table: 'units', isDeferred: true },
      ],
      unique: [['shop_id', 'invoice_number']],
      checks: {
        selling_type: oneOf('selling_type', ['Exchange', 'Full Payment', 'Credit']),
        total: sql`phones_total + accessories_total = exchange_value + received + payable_later`,
        later: sql`payable_later >= 0`,
      },
    },
  );
  await createIndex(db.schema, 'sales', ['date', 'id']);
  await createIndex(db.schema, 'sales', ['person_id', 'date']);
  if (isPostgres(db)) {
    await db.schema
      .alterTable('units')
      .addForeignKeyConstraint(
        'units_sale_id_fkey',
        ['shop_id', 'sale_id'],
        'sales',
        ['shop_id', 'id'],
        (it) => it.deferrable().initiallyDeferred(),
      )
      .execute();
  }
  await createTable(
    db,
    'sale_units',
    {
      shop_id: 'text',
      sale_id: 'text',
      position: 'int',
      unit_id: 'text',
      imei1: 'text',
      price: 'int',
      cost: 'int',
      is_live: 'flag',
    },
    {
      primaryKey: ['shop_id', 'sale_id', 'position'],
      foreignKeys: [
        { columns: ['shop_id', 'sale_id'], table: 'sales' },
        { columns: ['shop_id', 'unit_id'], table: 'units' },
      ],
    },
  );
  await createIndex(db.schema, 'sale_units', ['unit_id']);
  await db.schema
    .createIndex('sale_units_live_key')
    .unique()
    .on('sale_units')
    .columns(['shop_id', 'unit_id'])
    .where(sql.ref('is_live'), '=', sql.lit(1))
    .execute();
  await createTable(
    db,
    'sale_accessories',
    {
      shop_id: 'text',
      sale_id: 'text',
      position: 'int',
      accessory_id: 'text',
      name: 'text',
      quantity: 'int',
      price: 'int',
      cost: 'int',
    },
    {
      primaryKey: ['shop_id', 'sale_id', 'position'],
      foreignKeys: [
        { columns: ['shop_id', 'sale_id'], table: 'sales' },
        { columns: ['shop_id', 'accessory_id'], table: 'accessories' },
      ],
      checks: { quantity: sql`quantity >= 1` },
    },
  );
}

async function files(db: AnyDatabase) {
  await createTable(
    db,
    'files',
    {
      shop_id: 'text',
      id: 'text',
      storage_key: 'text',
      mime: 'text',
      width: 'int',
      height: 'int',
      bytes: 'int',
      sha256: 'text',
      created_by: 'text',
      created_at: 'int',
    },
    { primaryKey: ['shop_id', 'id'], foreignKeys: [user] },
  );
  await createTable(
    db,
    'document_files',
    {
      shop_id: 'text',
      document_type: 'text',
      document_id: 'text',
      slot: 'text',
      position: 'int',
      file_id: 'text',
    },
    {
      primaryKey: ['shop_id', 'document_type', 'document_id', 'slot', 'position'],
      foreignKeys: [{ columns: ['shop_id', 'file_id'], table: 'files' }],
      checks: { document_type: oneOf('document_type', ['purchase', 'sale', 'unit']) },
    },
  );
}
