import type { BalanceSheetAnswer } from '@handset/domain';
import { Amount, useWords } from '@handset/ui';
import type { DialogProps } from '../../../kit/dialogs/DialogProps.ts';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { usePageTitle } from '../../../kit/links/useCurrentPage.ts';
import { PaperDialog } from '../../../kit/print/PaperDialog.tsx';
import * as styles from '../../../kit/print/PrintSheet.css.ts';
import { PrintSheet } from '../../../kit/print/PrintSheet.tsx';
import { lineName, sheetWords } from './sheetWords.ts';

/** The balance sheet on paper. */
export function SheetDialog({ sheet, onClose }: DialogProps & { sheet: BalanceSheetAnswer }) {
  const pageTitle = usePageTitle();
  const words = useWords(sheetWords);
  const format = useFormat();
  const { compareWith, compared } = sheet;
  const section = (
    title: string,
    lines: BalanceSheetAnswer['assets'],
    total: number,
    comparedTotal: number | undefined,
  ) => (
    <table className={`${styles.table} ${styles.section}`}>
      <caption className={styles.caption}>{title}</caption>
      <thead>
        <tr>
          <th className={styles.cell}>{words.line}</th>
          <th className={styles.figure}>{format.day(sheet.asOf)}</th>
          {compareWith === null ? null : <th className={styles.figure}>{format.day(compareWith)}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.account}>
            <td className={styles.cell}>{lineName(line, words)}</td>
            <td className={styles.figure}>
              <Amount minor={line.amount} />
            </td>
            {line.compare === null ? null : (
              <td className={styles.figure}>
                <Amount minor={line.compare} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td className={styles.cell}>{words.total}</td>
          <td className={styles.figure}>
            <Amount minor={total} />
          </td>
          {comparedTotal === undefined ? null : (
            <td className={styles.figure}>
              <Amount minor={comparedTotal} />
            </td>
          )}
        </tr>
      </tfoot>
    </table>
  );
  return (
    <PaperDialog title={pageTitle} isLoading={false} onClose={onClose}>
      <PrintSheet paper="A4" title={pageTitle} description={words.asOfDay(format.day(sheet.asOf))}>
        {section(words.assets, sheet.assets, sheet.totalAssets, compared?.totalAssets)}
        {section(words.liabilities, sheet.liabilities, sheet.totalLiabilities, compared?.totalLiabilities)}
        {section(words.equity, sheet.equity, sheet.totalEquity, compared?.totalEquity)}
        <p className={styles.owed}>
          {sheet.difference === 0 ? words.balances : words.differs(format.money(sheet.difference))}
        </p>
      </PrintSheet>
    </PaperDialog>
  );
}
