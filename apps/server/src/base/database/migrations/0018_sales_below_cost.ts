import { type AnyDatabase, addColumns } from './schema.ts';

/** Whether employees may sell a phone for less than it cost. In a shop that stands, they may. */
export async function up(db: AnyDatabase): Promise<void> {
  await addColumns(db, 'shops', { employee_sells_below_cost: { int: 1 } });
}
