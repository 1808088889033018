import { searchKey } from '@handset/domain';
import type { UnitsTable } from '../../base/database/Database.ts';

/** Longer texts would not fit an index of PostgreSQL whatever their letters. */
const MAX_LENGTH = 300;

/** Search key of a phone: its IMEIs, its model, its color and its name. */
export function searchText(
  unit: Pick<UnitsTable, 'imei1' | 'imei2' | 'company_name' | 'model_name' | 'ram_memory' | 'color'> & {
    name?: string | null | undefined;
  },
): string {
  const { imei1, imei2, company_name, model_name, ram_memory, color, name } = unit;
  const words = [imei1, imei2, company_name, model_name, ram_memory, color, name];
  return searchKey(words.filter(Boolean).join(' ')).slice(0, MAX_LENGTH);
}
