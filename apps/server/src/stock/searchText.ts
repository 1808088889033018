import type { UnitsTable } from '../database/Database.ts';

/** Longer texts would not fit an index of PostgreSQL whatever their letters. */
const LONGEST = 300;

/** What the list of phones looks for a unit by, in small letters. */
export function searchText(
  unit: Pick<UnitsTable, 'imei1' | 'imei2' | 'company_name' | 'model_name' | 'ram_memory' | 'color'> & {
    name?: string | null | undefined;
  },
): string {
  const { imei1, imei2, company_name, model_name, ram_memory, color, name } = unit;
  return [imei1, imei2, company_name, model_name, ram_memory, color, name]
    .filter(Boolean)
    .join(' ')
    .toLowerCase()
    .slice(0, LONGEST);
}
