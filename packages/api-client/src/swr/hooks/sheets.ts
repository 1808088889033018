import { sheetCalls } from '../../resources/sheets.ts';
import { money, stock } from '../resources.ts';
import { useWrite } from '../useWrite.ts';

/** Imports the phones of a sheet, or only tries to. */
export const useImportStock = () =>
  useWrite(
    sheetCalls,
    (sheets, { file, isTrial }: { file: File; isTrial: boolean }, submission) =>
      sheets.importStock(file, { isTrial }, submission),
    [...stock, ...money, 'companies', 'models'],
  );
