import { expect, test } from 'vitest';
import { migrate } from '../migrate.ts';
import { databaseBefore } from './oldDatabase.fixtures.ts';
import type { AnyDatabase } from './schema.ts';

const row = <Values extends object>(id: string, values: Values) => ({
  shop_id: 'shop',
  id,
  created_at: Number(id),
  ...values,
});

test('names, numbers and expenses of before are found in every spelling, and makers and models in two spellings stay two', async () => {
  const { db, close } = await databaseBefore('0012_search_keys');
  const persons = [
    row('1', { name: 'علي', number: '+9203005550202', reference: 'ہال روڈ' }),
    row('2', { name: 'ALI', number: '00971501234567', reference: 'x' }),
    row('3', { name: 'Office', number: '042-no', reference: 'x' }),
  ];
  await db.insertInto('persons').values(persons).execute();
  const totals = { shop_id: 'shop', bought: 0, sold: 0, visits: 0, balance: 0 };
  await db
    .insertInto('party_totals')
    .values(persons.map(({ id, name }) => ({ ...totals, person_id: id, name_key: name.toLowerCase() })))
    .execute();
  await db
    .insertInto('companies')
    .values([
      row('1', { name: 'كريم', name_key: 'كريم' }),
      row('2', { name: 'کریم', name_key: 'کریم' }),
      row('3', { name: 'Café', name_key: 'café' }),
    ])
    .execute();
  await db.updateTable('shops').set({ number: '04235761999', other_numbers: '["00971501234567"]' }).execute();

  await db
    .insertInto('models')
    .values([
      row('1', { company_id: '3', name: 'Åse', name_key: 'åse' }),
      row('2', { company_id: '1', name: 'كيو', name_key: 'كيو' }),
      row('3', { company_id: '1', name: 'کیو', name_key: 'کیو' }),
      row('4', { company_id: '2', name: 'كيو', name_key: 'كيو' }),
    ])
    .execute();
  await insertExpense(db, { category: 'بجلي', payee: 'LESCO', note: null });

  await migrate(db);

  expect(
    await db.selectFrom('persons').select(['name_key', 'reference_key', 'number']).orderBy('id').execute(),
  ).toEqual([
    { name_key: 'علی', reference_key: 'ہال روڈ', number: '+923005550202' },
    { name_key: 'ali', reference_key: 'x', number: '+971501234567' },
    { name_key: 'office', reference_key: 'x', number: '042-no' },
  ]);
  expect(await db.selectFrom('party_totals').select('name_key').orderBy('person_id').execute()).toEqual([
    { name_key: 'علی' },
    { name_key: 'ali' },
    { name_key: 'office' },
  ]);
  expect(await db.selectFrom('companies').select('name_key').orderBy('id').execute()).toEqual([
    { name_key: 'كريم' },
    { name_key: 'کریم' },
    { name_key: 'cafe' },
  ]);
  expect(await db.selectFrom('models').select('name_key').orderBy('id').execute()).toEqual([
    { name_key: 'ase' },
    { name_key: 'كيو' },
    { name_key: 'کیو' },
    { name_key: 'کیو' },
  ]);
  expect(await db.selectFrom('expenses').select('search_text').execute()).toEqual([
    { search_text: 'بجلی lesco' },
  ]);
  expect(await db.selectFrom('shops').select(['number', 'other_numbers']).executeTakeFirst()).toEqual({
    number: '+924235761999',
    other_numbers: '["+971501234567"]',
  });
  await close();
});

async function insertExpense(db: AnyDatabase, words: object) {
  const user = row('1', { username: 'bilal', name: 'Bilal', role: 'admin', password_hash: '', is_active: 1 });
  await db.insertInto('users').values(user).execute();
  const written = { created_by: '1', date: '2026-11-21' };
  const entry = { number: 1, event: 'expense', description: 'Electricity', prev_hash: '', hash: '' };
  await db
    .insertInto('journal_entries')
    .values(row('1', { ...entry, ...written }))
    .execute();
  const paid = { amount: 1, pocket_cash: 1, account_cash: 0, entry_number: 1, category_key: 'بجلي' };
  await db
    .insertInto('expenses')
    .values(row('1', { ...paid, ...written, ...words }))
    .execute();
}
