import { type ColumnDefinitionBuilder, sql } from 'kysely';
import { carryOver } from './0002_carry_over.ts';
import {
  type AnyDatabase,
  addColumns,
  countChanges,
  createIndex,
  createTable,
  isPostgres,
  oneOf,
} from './schema.ts';

const version = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(1);

const user = { columns: ['shop_id', 'created_by'], table: 'users' };
const person = { columns: ['shop_id', 'person_id'], table: 'persons' };
const bank = { columns: ['shop_id', 'bank_id'], table: 'banks' };
const entry = {
  columns: ['shop_id', 'entry_number'],
  table: 'journal_entries',
  references: ['shop_id', 'number'],
  isDeferred: true,
};
const shop = { columns: ['shop_id'], table: 'shops', references: ['id'] };

/** Payment of a document: the till and at most one bank. */
const split = { pocket_cash: 'int', account_cash: 'int', bank_id: 'text?' } as const;
/** Author and time of a document. */
const written = { created_by: 'text', created_at: 'int' } as const;

/** Everything else that a shop does: lots, corrections, bills, expenses, committees, dispatches, closings. */
export async function up(db: AnyDatabase): Promise<void> {
  await balances(db);
  await bills(db);
  await purchases(db);
  await sales(db);
  await accessories(db);
  await dispatches(db);
  await money(db);
  await widenDocumentFiles(db);
  await createTable(
    db,
    'notification_reads',
    { shop_id: 'text', user_id: 'text', key: 'text', read_at: 'int' },
    {
      primaryKey: ['shop_id', 'user_id', 'key'],
      foreignKeys: [{ columns: ['shop_id', 'user_id'], table: 'users' }],
    },
  );
  await lists(db);
  await searching(db);
  await carryOver(db);
}

/** Balances of accounts, updated with their lines, so that reading a balance takes one row. */
async function balances(db: AnyDatabase) {
  await createTable(
    db,
    'account_balances',
    { shop_id: 'text', account: 'text', debit: 'int', credit: 'int', entries: 'int' },
    { primaryKey: ['shop_id', 'account'], foreignKeys: [shop], isClustered: true },
  );
  await createTable(
    db,
    'account_days',
    {
      shop_id: 'text',
      account: 'text',
      date: 'text',
      event: 'text',
      debit: 'int',
      credit: 'int',
      entries: 'int',
    },
    { primaryKey: ['shop_id', 'account', 'date', 'event'], foreignKeys: [shop], isClustered: true },
  );
  // A page of an account's ledger is read off these in its order; they replace those that ended in the amount.
  for (const side of ['debit', 'credit']) {
    await db.schema.dropIndex(`journal_lines_${side}_date_amount_index`).execute();
    await createIndex(db.schema, 'journal_lines', [side, 'date', 'entry_number', 'amount']);
  }
  await db.schema.dropIndex('journal_lines_date_index').execute();
  await createIndex(db.schema, 'journal_lines', ['date', 'debit', 'credit', 'amount']);
  await createIndex(db.schema, 'journal_entries', ['event', 'date', 'number']);
  await createIndex(db.schema, 'journal_entries', ['person_id', 'date', 'number']);
}

async function bills(db: AnyDatabase) {
  await createTable(
    db,
    'party_payments',
    {
      shop_id: 'text',
      id: 'text',
      person_id: 'text',
      kind: 'text',
      direction: 'text',
      date: 'text',
      amount: 'int',
      ...split,
      note: 'text?',
      entry_number: 'int',
      reversed_by: 'int?',
      ...written,
    },
    {
      primaryKey: ['shop_id', 'id'],
      foreignKeys: [user, person, bank, entry],
      checks: {
        kind: oneOf('kind', ['payment', 'opening', 'write-off']),
        direction: oneOf('direction', ['in', 'out']),
        amount: sql`amount > 0`,
      },
    },
  );
  await createIndex(db.schema, 'party_payments', ['person_id', 'date', 'id']);
  await createTable(
    db,
    'bills',
    {
      shop_id: 'text',
      id: 'text',
      person_id: 'text',
      side: 'text',
      document_type: 'text',
      date: 'text',
      /** The document's own day where no later one was agreed: it is due at once. */
      due_date: 'text',
      amount: 'int',
      paid: 'int',
      created_at: 'int',
      version,
    },
    {
      primaryKey: ['shop_id', 'id'],
      foreignKeys: [person],
      checks: {
        side: oneOf('side', ['receivable', 'payable']),
        document_type: oneOf('document_type', ['purchase', 'sale', 'accessory-purchase', 'opening']),
        paid: sql`amount > 0 and paid between 0 and amount`,
      },
    },
  );
  await createIndex(db.schema, 'bills', ['person_id', 'due_date', 'id']);
  // Open bills are a small part of all bills, so both indexes are partial and cover their queries.
  const open = {
    bills_open_index: ['side', 'due_date', 'id', 'person_id', 'amount', 'paid'],
    bills_open_of_person_index: ['person_id', 'side', 'due_date', 'id', 'amount', 'paid'],
  };
  for (const [index, columns] of Object.entries(open)) {
    await db.schema
      .createIndex(index)
      .on('bills')
      .columns(['shop_id', ...columns])
      .where(sql<boolean>`paid < amount`)
      .execute();
  }
  await createTable(
    db,
    'due_date_moves',
    {
      shop_id: 'text',
      id: 'text',
      bill_id: 'text',
      from_date: 'text',
      to_date: 'text',
      reason: 'text',
      ...written,
    },
    { primaryKey: ['shop_id', 'bill_id', 'id'], foreignKeys: [user] },
  );
  await createTable(
    db,
    'party_credits',
    {
      shop_id: 'text',
      id: 'text',
      person_id: 'text',
      side: 'text',
      source: 'text',
      date: 'text',
      amount: 'int',
      allocated: 'int',
      created_at: 'int',
    },
    {
      primaryKey: ['shop_id', 'id'],
      foreignKeys: [person],
      checks: {
        side: oneOf('side', ['receivable', 'payable']),
        source: oneOf('source', ['payment', 'return', 'write-off', 'opening']),
        allocated: sql`amount > 0 and allocated between 0 and amount`,
      },
    },
  );
  await createIndex(db.schema, 'party_credits', ['person_id', 'date', 'id']);
  await db.schema
    .createIndex('party_credits_free_index')
    .on('party_credits')
    .columns(['shop_id', 'person_id', 'side', 'date', 'id', 'amount', 'allocated'])
    .where(sql<boolean>`allocated < amount`)
    .execute();
  // The advances of a balance sheet are the few credits that settle nothing yet.
  await db.schema
    .createIndex('party_credits_advances_index')
    .on('party_credits')
    .columns(['shop_id', 'side', 'person_id', 'amount', 'allocated'])
    .where(sql<boolean>`allocated < amount`)
    .execute();
  await createTable(
    db,
    'allocations',
    { shop_id: 'text', credit_id: 'text', target_id: 'text', target: 'text', amount: 'int' },
    {
      primaryKey: ['shop_id', 'credit_id', 'target_id'],
      foreignKeys: [{ columns: ['shop_id', 'credit_id'], table: 'party_credits' }],
      checks: { target: oneOf('target', ['bill', 'credit']), amount: sql`amount > 0` },
    },
  );
  await createIndex(db.schema, 'allocations', ['target_id']);
  // Totals per party, updated with the entries, so that thousands can be listed, sorted and summed.
  await createTable(
    db,
    'party_totals',
    {
      shop_id: 'text',
      person_id: 'text',
      /** The name in small letters, since lists go by it. */
      name_key: 'text',
      bought: 'int',
      sold: 'int',
      visits: 'int',
      /** Debits − credits: positive is owed to the shop. */
      balance: 'int',
      last_activity: 'text?',
      /** When the first of its open bills is due. */
      next_due: 'text?',
    },
    { primaryKey: ['shop_id', 'person_id'], foreignKeys: [person] },
  );
  await createIndex(db.schema, 'party_totals', ['name_key', 'person_id', 'balance', 'next_due']);
  await countChanges(db, 'persons', 'persons');
}

async function purchases(db: AnyDatabase) {
  await addColumns(db, 'purchases', {
    status: { text: 'posted' },
    returned_total: { int: 0 },
    dealer_price: 'int?',
    lp: 'int?',
    lifting: 'int?',
    promo: 'int?',
    activation: 'int?',
    egadget_status: { text: 'not-checked' },
    egadget_reference: 'text?',
    egadget_on: 'text?',
    egadget_by: 'text?',
  });
  await createTable(
    db,
    'purchase_entries',
    {
      shop_id: 'text',
      purchase_id: 'text',
      position: 'int',
      company_name: 'text',
      model_name: 'text',
      ram_memory: 'text?',
      sim_option: 'text',
      battery_health: 'int?',
      price_of_one: 'int',
      quantity: 'int',
    },
    {
      primaryKey: ['shop_id', 'purchase_id', 'position'],
      foreignKeys: [{ columns: ['shop_id', 'purchase_id'], table: 'purchases' }],
    },
  );
  await addColumns(db, 'units', {
    name: 'text?',
    entry_position: 'int?',
    row_position: 'int?',
    entry_number: 'int?',
    search_text: { text: '' },
  });
  await createTable(
    db,
    'purchase_returns',
    {
      shop_id: 'text',
      id: 'text',
      purchase_id: 'text',
      kind: 'text',
      date: 'text',
      reason: 'text',
      total: 'int',
      ...split,
      off_balance: 'int',
      entry_number: 'int',
      ...written,
    },
    {
      primaryKey: ['shop_id', 'id'],
      foreignKeys: [user, bank, entry, { columns: ['shop_id', 'purchase_id'], table: 'purchases' }],
      checks: {
        kind: oneOf('kind', ['return', 'void']),
        total: sql`total = pocket_cash + account_cash + off_balance`,
      },
    },
  );
  await createIndex(db.schema, 'purchase_returns', ['purchase_id']);
  await createTable(
    db,
    'purchase_return_units',
    { shop_id: 'text', return_id: 'text', unit_id: 'text', cost: 'int' },
    {
      primaryKey: ['shop_id', 'return_id', 'unit_id'],
      foreignKeys: [
        { columns: ['shop_id', 'return_id'], table: 'purchase_returns' },
        { columns: ['shop_id', 'unit_id'], table: 'units' },
      ],
    },
  );
  await createIndex(db.schema, 'purchase_return_units', ['unit_id', 'return_id']);
}

async function sales(db: AnyDatabase) {
  await addColumns(db, 'sales', {
    status: { text: 'posted' },
    cost_total: { int: 0 },
    phones_count: { int: 0 },
    returned_total: { int: 0 },
    returned_cost: { int: 0 },
    refunded: { int: 0 },
    dispatch_id: 'text?',
    version: { int: 1 },
    search_text: { text: '' },
  });
  // A page of the list, and the totals of all that match, come from one index. The text of a bulk sale is too long for
  // PostgreSQL's, which reads it from the table.
  await db.schema.dropIndex('sales_date_id_index').execute();
  await db.schema
    .createIndex('sales_list_index')
    .on('sales')
    .columns(['shop_id', 'date', 'invoice_number', 'id', 'person_id', 'selling_type', 'status'])
    .columns(['phones_count', 'phones_total', 'accessories_total', 'returned_total', 'received', 'refunded'])
    .columns(['payable_later', 'cost_total', 'returned_cost', ...(isPostgres(db) ? [] : ['search_text'])])
    .execute();
  await db.schema.dropIndex('sales_person_id_date_index').execute();
  await createIndex(db.schema, 'sales', ['person_id', 'date', 'invoice_number']);
  await addColumns(db, 'sale_units', { return_id: 'text?' });
  await addColumns(db, 'sale_accessories', { returned_quantity: { int: 0 }, returned_cost: { int: 0 } });
  await createTable(
    db,
    'sale_returns',
    {
      shop_id: 'text',
      id: 'text',
      sale_id: 'text',
      kind: 'text',
      date: 'text',
      reason: 'text',
      phones_total: 'int',
      accessories_total: 'int',
      cost_total: 'int',
      /** Value of the phone taken in exchange that went back to the customer. */
      exchange_value: 'int',
      ...split,
      off_balance: 'int',
      entry_number: 'int',
      ...written,
    },
    {
      primaryKey: ['shop_id', 'id'],
      foreignKeys: [user, bank, entry, { columns: ['shop_id', 'sale_id'], table: 'sales' }],
      checks: { kind: oneOf('kind', ['return', 'void']) },
    },
  );
  await createIndex(db.schema, 'sale_returns', ['sale_id']);
  await createTable(
    db,
    'sale_return_accessories',
    {
      shop_id: 'text',
      return_id: 'text',
      position: 'int',
      accessory_id: 'text',
      quantity: 'int',
      price: 'int',
      cost: 'int',
    },
    {
      primaryKey: ['shop_id', 'return_id', 'position'],
      foreignKeys: [
        { columns: ['shop_id', 'return_id'], table: 'sale_returns' },
        { columns: ['shop_id', 'accessory_id'], table: 'accessories' },
      ],
    },
  );
}

async function accessories(db: AnyDatabase) {
  await addColumns(db, 'accessories', { category: 'text?', low_level: 'int?' });
  await addColumns(db, 'accessory_movements', { note: 'text?', created_by: 'text?' });
  await createTable(
    db,
    'accessory_purchases',
    {
      shop_id: 'text',
      id: 'text',
      accessory_id: 'text',
      person_id: 'text?',
      date: 'text',
      quantity: 'int',
      total: 'int',
      ...split,
      payable_later: 'int',
      due_date: 'text?',
      entry_number: 'int',
      reversed_by: 'int?',
      ...written,
    },
    {
      primaryKey: ['shop_id', 'id'],
      foreignKeys: [
        user,
        person,
        bank,
        entry,
        { columns: ['shop_id', 'accessory_id'], table: 'accessories' },
      ],
      checks: { total: sql`total = pocket_cash + account_cash + payable_later and payable_later >= 0` },
    },
  );
  await createIndex(db.schema, 'accessory_purchases', ['accessory_id', 'id']);
}

async function dispatches(db: AnyDatabase) {
  await createTable(
    db,
    'dispatches',
    {
      shop_id: 'text',
      id: 'text',
      number: 'int',
      person_id: 'text',
      date: 'text',
      expected_return: 'text?',
      note: 'text?',
      ...written,
    },
    { primaryKey: ['shop_id', 'id'], foreignKeys: [user, person], unique: [['shop_id', 'number']] },
  );
  await createIndex(db.schema, 'dispatches', ['date', 'number']);
  await createTable(
    db,
    'dispatch_units',
    {
      shop_id: 'text',
      dispatch_id: 'text',
      unit_id: 'text',
      price: 'int?',
      state: 'text',
      resolved_on: 'text?',
      reason: 'text?',
      sale_id: 'text?',
    },
    {
      primaryKey: ['shop_id', 'dispatch_id', 'unit_id'],
      foreignKeys: [
        { columns: ['shop_id', 'dispatch_id'], table: 'dispatches' },
        { columns: ['shop_id', 'unit_id'], table: 'units' },
        { columns: ['shop_id', 'sale_id'], table: 'sales' },
      ],
      checks: { state: oneOf('state', ['out', 'returned', 'sold']) },
    },
  );
  await db.schema
    .createIndex('dispatch_units_out_key')
    .unique()
    .on('dispatch_units')
    .columns(['shop_id', 'unit_id'])
    .where(sql.ref('state'), '=', sql.lit('out'))
    .execute();
}

async function money(db: AnyDatabase) {
  await addColumns(db, 'banks', { is_active: { int: 1 }, version: { int: 1 } });
  await createTable(
    db,
    'expenses',
    {
      shop_id: 'text',
      id: 'text',
      date: 'text',
      category: 'text',
      /** The account's own part of its name: `expense:<category_key>`. */
      category_key: 'text',
      amount: 'int',
      ...split,
      payee: 'text?',
      note: 'text?',
      entry_number: 'int',
      reversed_by: 'int?',
      ...written,
    },
    {
      primaryKey: ['shop_id', 'id'],
      foreignKeys: [user, bank, entry],
      checks: { amount: sql`amount > 0 and amount = pocket_cash + account_cash` },
    },
  );
  await createIndex(db.schema, 'expenses', ['date', 'id']);
  await createIndex(db.schema, 'expenses', ['category_key', 'category']);
  await createTable(
    db,
    'committees',
    {
      shop_id: 'text',
      id: 'text',
      name: 'text',
      organiser: 'text',
      amount: 'int',
      members: 'int',
      shares: 'int',
      start_date: 'text',
      frequency: 'text',
      draw: 'text',
      note: 'text?',
      version,
      ...written,
    },
    {
      primaryKey: ['shop_id', 'id'],
      foreignKeys: [user],
      checks: {
        frequency: oneOf('frequency', ['daily', 'weekly', 'monthly']),
        draw: oneOf('draw', ['turn', 'ballot']),
      },
    },
  );
  await createTable(
    db,
    'committee_turns',
    { shop_id: 'text', committee_id: 'text', share: 'int', turn: 'int?' },
    {
      primaryKey: ['shop_id', 'committee_id', 'share'],
      foreignKeys: [{ columns: ['shop_id', 'committee_id'], table: 'committees' }],
    },
  );
  await createTable(
    db,
    'committee_entries',
    {
      shop_id: 'text',
      id: 'text',
      committee_id: 'text',
      kind: 'text',
      share: 'int',
      /** Number of the instalment, from 1. For a payout, the number of the turn. */
      number: 'int',
      date: 'text',
      amount: 'int',
      ...split,
      note: 'text?',
      entry_number: 'int',
      reversed_by: 'int?',
      ...written,
    },
    {
      primaryKey: ['shop_id', 'id'],
      foreignKeys: [user, bank, entry, { columns: ['shop_id', 'committee_id'], table: 'committees' }],
      checks: { kind: oneOf('kind', ['instalment', 'payout']), amount: sql`amount > 0` },
    },
  );
  await createIndex(db.schema, 'committee_entries', ['committee_id', 'id']);
  await createTable(
    db,
    'cash_counts',
    {
      shop_id: 'text',
      id: 'text',
      account: 'text',
      date: 'text',
      expected: 'int',
      counted: 'int',
      reason: 'text?',
      entry_number: 'int?',
      /** The last entry of the journal when it was counted. */
      tip_number: 'int',
      ...written,
    },
    { primaryKey: ['shop_id', 'id'], foreignKeys: [user, entry] },
  );
  await createIndex(db.schema, 'cash_counts', ['date', 'id']);
  await createTable(
    db,
    'day_closings',
    {
      shop_id: 'text',
      id: 'text',
      date: 'text',
      expected: 'int',
      counted: 'int',
      reason: 'text?',
      entry_number: 'int?',
      /**
       * The journal's last entry when the day was closed, and its hash. Both are printed on the closing
       * report.
       */
      tip_number: 'int',
      tip_hash: 'text',
      /** Null while the day is closed. */
      reopened_at: 'int?',
      reopened_by: 'text?',
      reopen_reason: 'text?',
      ...written,
    },
    {
      primaryKey: ['shop_id', 'id'],
      foreignKeys: [user, entry, { columns: ['shop_id', 'reopened_by'], table: 'users' }],
    },
  );
  await db.schema
    .createIndex('day_closings_standing_key')
    .unique()
    .on('day_closings')
    .columns(['shop_id', 'date'])
    .where(sql<boolean>`reopened_at is null`)
    .execute();
}

/** Recreates the table with more kinds of documents, because SQLite cannot change a check in place. */
async function widenDocumentFiles(db: AnyDatabase) {
  const columns = ['shop_id', 'document_type', 'document_id', 'slot', 'position', 'file_id'];
  await db.schema.alterTable('document_files').renameTo('document_files_before').execute();
  await createTable(
    db,
    'document_files_wider',
    {
      shop_id: 'text',
      document_type: 'text',
      document_id: 'text',
      slot: 'text',
      position: 'int',
      file_id: 'text',
    },
    {
      primaryKey: columns.slice(0, 5),
      foreignKeys: [{ columns: ['shop_id', 'file_id'], table: 'files' }],
      checks: {
        document_type: oneOf('document_type', [
          'purchase',
          'sale',
          'unit',
          'expense',
          'shop',
          'ticket',
          'subscription-payment',
        ]),
      },
    },
  );
  await db
    .insertInto('document_files_wider')
    .columns(columns)
    .expression(db.selectFrom('document_files_before').select(columns))
    .execute();
  await db.schema.dropTable('document_files_before').execute();
  await db.schema.alterTable('document_files_wider').renameTo('document_files').execute();
  await createIndex(db.schema, 'document_files', ['file_id']);
  // The first index sums the size of a shop's pictures; the storage sweep uses the second.
  await createIndex(db.schema, 'files', ['bytes']);
  await db.schema.createIndex('files_storage_key_index').on('files').column('storage_key').execute();
}

/** Indexes for the lists of phones and slips, so that a page and the totals come from one index. */
async function lists(db: AnyDatabase) {
  await db.schema
    .createIndex('units_list_index')
    .on('units')
    .columns(['shop_id', 'state', 'condition', 'acquired_on', 'id', 'cost', 'demand_price', 'final_price'])
    .columns(['source', 'specifications', 'company_name', 'model_name', 'ram_memory', 'color'])
    .columns(['purchase_id', 'search_text'])
    .execute();
  await db.schema
    .createIndex('purchases_list_index')
    .on('purchases')
    .columns(['shop_id', 'date', 'slip_number', 'id', 'status'])
    .columns(['total', 'paid_now', 'payable_later', 'returned_total'])
    .columns(['type', 'person_id', 'egadget_status'])
    .execute();
  await db.schema
    .createIndex('purchases_void_index')
    .on('purchases')
    .columns(['shop_id', 'date', 'slip_number'])
    .where(sql.ref('status'), '=', sql.lit('void'))
    .execute();
  // A phone's history asks where it was sent.
  await createIndex(db.schema, 'dispatch_units', ['unit_id', 'dispatch_id']);
  await countChanges(db, 'units', 'stock');
}

/** Indexes for the search of the whole shop. */
async function searching(db: AnyDatabase) {
  // People say the last digits of an IMEI.
  await db.schema
    .createIndex('unit_imeis_tail_index')
    .on('unit_imeis')
    .column('shop_id')
    .expression(sql`substr(imei, 12)`)
    .execute();
  await createIndex(db.schema, 'units', ['company_name', 'model_name', 'state', 'acquired_on', 'id']);
  await createIndex(db.schema, 'purchases', ['cnic', 'person_id']);
  await createIndex(db.schema, 'persons', ['cnic']);
}
