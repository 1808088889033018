import { sheetCalls } from '../../resources/sheets.ts';
import { money, stock } from '../resources.ts';
import { useWrite } from '../useWrite.ts';

/** Takes the phones of a sheet into stock, or only tries it. */
export const useImportStock = () =>
  useWrite(
    sheetCalls,
    (sheets, { file, isTrial }: { file: File; isTrial: boolean }, submission) =>
      sheets.importStock(file, { isTrial }, submission),
    [...stock, ...money, 'companies', 'models'],
  );
