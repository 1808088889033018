import type { BalanceSheetAnswer } from '@handset/domain';
import { useFormat } from '../format/useFormat.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { PaperDialog } from '../print/PaperDialog.tsx';
import * as styles from '../print/PrintSheet.css.ts';
import { PrintSheet } from '../print/PrintSheet.tsx';
import { lineName, sheetWords } from '../sheet/sheetWords.ts';
import type { DialogProps } from './DialogHost.tsx';

/** The balance sheet on paper. */
export function SheetDialog({ sheet, onClose }: DialogProps & { sheet: BalanceSheetAnswer }) {
  const { titles } = useMessages();
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
            <td className={styles.figure}>{format.money(line.amount)}</td>
            {line.compare === null ? null : <td className={styles.figure}>{format.money(line.compare)}</td>}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td className={styles.cell}>{words.total}</td>
          <td className={styles.figure}>{format.money(total)}</td>
          {comparedTotal === undefined ? null : (
            <td className={styles.figure}>{format.money(comparedTotal)}</td>
          )}
        </tr>
      </tfoot>
    </table>
  );
  return (
    <PaperDialog title={titles.balanceSheet} isLoading={false} onClose={onClose}>
      <PrintSheet paper="A4" title={titles.balanceSheet} description={words.asOfDay(format.day(sheet.asOf))}>
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
