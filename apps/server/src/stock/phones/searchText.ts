import type { UnitsTable } from '../../base/database/Database.ts';

/** Longer texts would not fit an index of PostgreSQL whatever their letters. */
const MAX_LENGTH = 300;

/** Text for the phone list's search, in lower case. */
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
    .slice(0, MAX_LENGTH);
}
