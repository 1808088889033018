import { normaliseNumber, searchKey } from '@handset/domain';
import { type AnyDatabase, addColumns, createIndex } from './schema.ts';

const ROWS_AT_ONCE = 5_000;

/** A row of texts. */
type Row = Record<string, string>;

/**
 * Lets searches find a word and a number in any spelling: adds search keys to parties and expenses, and writes stored keys and numbers
 * as today's readers do.
 */
export async function up(db: AnyDatabase): Promise<void> {
  await addColumns(db, 'persons', { name_key: { text: '' }, reference_key: { text: '' } });
  await createIndex(db.schema, 'persons', ['name_key']);
  await parties(db);
  await addColumns(db, 'expenses', { search_text: { text: '' } });
  await expenses(db);
  await shopNumbers(db);
  await searchTexts(db, 'units', 300);
  await searchTexts(db, 'sales');
  for (const table of ['companies', 'models', 'accessories']) await nameKeys(db, table);
}

async function parties(db: AnyDatabase) {
  await eachRow(
    db,
    'persons',
    ['name', 'number', 'reference'],
    async ({ shop_id, id, name = '', number = '', reference = '' }) => {
      const name_key = searchKey(name);
      await db
        .updateTable('persons')
        .set({
          name_key,
          reference_key: searchKey(reference),
          number: normaliseNumber(number) ?? number,
        })
        .where('shop_id', '=', shop_id)
        .where('id', '=', id)
        .execute();
      await db
        .updateTable('party_totals')
        .set({ name_key })
        .where('shop_id', '=', shop_id)
        .where('person_id', '=', id)
        .where('name_key', '<>', name_key)
        .execute();
    },
  );
}

async function expenses(db: AnyDatabase) {
  await eachRow(
    db,
    'expenses',
    ['category', 'payee', 'note'],
    async ({ shop_id, id, category, payee, note }) => {
      const search_text = searchKey([category, payee, note].filter(Boolean).join(' '));
      await db
        .updateTable('expenses')
        .set({ search_text })
        .where('shop_id', '=', shop_id)
        .where('id', '=', id)
        .execute();
    },
  );
}

async function shopNumbers(db: AnyDatabase) {
  const shops = await db.selectFrom('shops').select(['id', 'number', 'whatsapp', 'other_numbers']).execute();
  const read = (number: string) => normaliseNumber(number) ?? number;
  for (const { id, number, whatsapp, other_numbers } of shops)
    await db
      .updateTable('shops')
      .set({
        number: read(number),
        whatsapp: whatsapp === null ? null : read(whatsapp),
        other_numbers: JSON.stringify((JSON.parse(other_numbers) as string[]).map(read)),
      })
      .where('id', '=', id)
      .execute();
}

async function searchTexts(db: AnyDatabase, table: 'units' | 'sales', maxLength?: number) {
  await eachRow(db, table, ['search_text'], async ({ shop_id, id, search_text = '' }) => {
    const key = searchKey(search_text).slice(0, maxLength);
    if (key === search_text) return;
    await db
      .updateTable(table)
      .set({ search_text: key })
      .where('shop_id', '=', shop_id)
      .where('id', '=', id)
      .execute();
  });
}

/** A name whose key another entry of the list has already keeps its old one. */
async function nameKeys(db: AnyDatabase, table: string) {
  const scope = table === 'models' ? ['shop_id', 'company_id'] : ['shop_id'];
  const rows: Row[] = await db
    .selectFrom(table)
    .select([...scope, 'id', 'name', 'name_key'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const placeOf = (row: Row, key: string) => [...scope.map((column) => row[column]), key].join(' ');
  const taken = new Set(rows.map((row) => placeOf(row, row.name_key ?? '')));
  for (const row of rows) {
    const key = searchKey(row.name ?? '');
    if (taken.has(placeOf(row, key))) continue;
    taken.add(placeOf(row, key));
    await db
      .updateTable(table)
      .set({ name_key: key })
      .where('shop_id', '=', row.shop_id)
      .where('id', '=', row.id)
      .execute();
  }
}

async function eachRow(
  db: AnyDatabase,
  table: string,
  columns: readonly string[],
  change: (row: Row) => Promise<void>,
) {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows: Row[] = await db
      .selectFrom(table)
      .select(['shop_id', 'id', ...columns])
      .where('id', '>', after)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const row of rows) await change(row);
    after = rows.at(-1)?.id;
  }
}
