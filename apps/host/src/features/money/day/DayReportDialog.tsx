import type { DayBook, Paper } from '@handset/domain';
import { useWords } from '@handset/ui';
import { useState } from 'react';
import type { DialogProps } from '../../../kit/dialogs/DialogProps.ts';
import { type Format, useFormat } from '../../../kit/format/useFormat.ts';
import { PaperDialog } from '../../../kit/print/PaperDialog.tsx';
import * as styles from '../../../kit/print/PrintSheet.css.ts';
import { PrintSheet } from '../../../kit/print/PrintSheet.tsx';
import { usePaper } from '../../../kit/print/usePaper.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { type DayWords, dayWords } from './dayWords.ts';
import { ladderRows } from './ladderRows.ts';
import { sectionRows } from './sectionRows.ts';
import { stepName } from './stepName.ts';

/** The report that a day ends with, on the roll of the till or on A4. */
export function DayReportDialog({ book, onClose }: DialogProps & { book: DayBook }) {
  const words = useWords(dayWords);
  const { wallet } = useWords(hostMessages);
  const format = useFormat();
  const usual = usePaper();
  const [chosen, setPaper] = useState<Paper>();
  const paper = chosen ?? usual;
  const rows = ladderRows(book.ladders);
  return (
    <PaperDialog
      title={words.report}
      paper={paper}
      onPaperChange={setPaper}
      isLoading={false}
      onClose={onClose}
    >
      <PrintSheet paper={paper} title={words.report} description={format.day(book.date)}>
        <Closing book={book} words={words} format={format} />
        {book.ladders.map(({ account, name }) => (
          <Figures
            key={account}
            title={account === 'cash:pocket' ? wallet.pocketCash : name}
            rows={rows
              .filter(({ id, amounts }) => id === 'start' || id === 'end' || amounts[account] !== 0)
              .map(({ id, amounts }) => [stepName(id, words), format.money(amounts[account] ?? 0)])}
            isSum
          />
        ))}
        <Figures
          title={words.sections}
          rows={sectionRows(book).map(({ id, count, amount }) => [
            `${words.rows[id]} × ${format.count(count)}`,
            amount === null ? '' : format.money(amount),
          ])}
        />
        <Figures title={words.inAll} rows={totalsOf(book, words, format)} />
        <div className={styles.signatures}>
          <span className={styles.signature}>{words.signature}</span>
        </div>
      </PrintSheet>
    </PaperDialog>
  );
}

interface PartProps {
  book: DayBook;
  words: DayWords;
  format: Format;
}

function Closing({ book: { closing, bankCounts }, words, format }: PartProps) {
  if (!closing) return <p className={styles.muted}>{words.open}</p>;
  return (
    <>
      <Figures
        title={words.closedBy(closing.createdBy)}
        rows={[
          [words.expected, format.money(closing.expected)],
          [words.counted, format.money(closing.counted)],
          [words.difference, format.money(closing.difference)],
        ]}
        isSum
      />
      {closing.reason ? (
        <p className={styles.muted}>
          {words.reason}: {closing.reason}
        </p>
      ) : null}
      {bankCounts.map(({ account, name, counted, createdBy }) => (
        <p key={account} className={styles.muted}>
          {words.checkedBy(name, createdBy)}: {format.money(counted)}
        </p>
      ))}
      <p className={styles.muted}>
        {words.seal}{' '}
        <bdi dir="ltr">{`${format.count(closing.tip.number)} · ${closing.tip.hash.slice(0, 12)}`}</bdi>
      </p>
    </>
  );
}

function totalsOf({ totals }: DayBook, words: DayWords, format: Format): [string, string][] {
  return [
    [words.purchases, format.money(totals.purchases)],
    [words.sales, format.money(totals.sales)],
    [words.expenses, format.money(totals.expenses)],
    ...(totals.netProfit === null
      ? []
      : [[words.netProfit, format.money(totals.netProfit)] as [string, string]]),
  ];
}

interface FiguresProps {
  title: string;
  rows: readonly (readonly [string, string])[];
  /** Whether the last row is the total. */
  isSum?: boolean;
}

function Figures({ title, rows, isSum = false }: FiguresProps) {
  const last = isSum ? rows.at(-1) : undefined;
  const line = ([term, figure]: readonly [string, string]) => (
    <tr key={term}>
      <td className={styles.cell}>{term}</td>
      <td className={styles.figure}>
        <bdi dir="ltr">{figure}</bdi>
      </td>
    </tr>
  );
  return (
    <table className={`${styles.table} ${styles.section}`}>
      <caption className={styles.caption}>{title}</caption>
      <tbody>{(last ? rows.slice(0, -1) : rows).map(line)}</tbody>
      {last ? <tfoot>{line(last)}</tfoot> : null}
    </table>
  );
}
