import { usePartyStatement, useShop } from '@handset/api-client/swr';
import { formatNumber, ledgerLines, type PartyLedger, whatsappLink } from '@handset/domain';
import { Amount, ButtonLink, Skeleton, useWords } from '@handset/ui';
import { MessageCircle } from 'lucide-react';
import { isolated } from '../../../kit/format/isolated.ts';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { PaperDialog } from '../../../kit/print/PaperDialog.tsx';
import * as styles from '../../../kit/print/PrintSheet.css.ts';
import { PrintSheet } from '../../../kit/print/PrintSheet.tsx';
import { Loaded } from '../../../kit/problems/Loaded.tsx';
import { ledgerWords } from '../ledgers/ledgerWords.ts';
import { useEntryText } from '../ledgers/useEntryText.ts';
import { owedText, statementText } from './statementText.ts';

interface Range {
  from: string;
  to: string;
}

interface StatementDialogProps {
  personId: string;
  range: Range;
  onClose: () => void;
}

/** A party's whole ledger on paper, and as a message to it. */
export function StatementDialog({ personId, range, onClose }: StatementDialogProps) {
  const words = useWords(ledgerWords);
  const format = useFormat();
  const said = useEntryText();
  const { data: shop } = useShop();
  const statement = usePartyStatement(personId, range);
  const ledger = statement.data;
  return (
    <PaperDialog
      title={words.statement}
      isLoading={!ledger || statement.isValidating}
      onClose={onClose}
      actions={
        ledger && shop ? (
          <ButtonLink
            href={whatsappLink(ledger.account.detail, statementText(ledger, shop.name, words, format, said))}
            target="_blank"
            isDisabled={statement.isValidating}
            icon={<MessageCircle size={18} />}
          >
            {words.share}
          </ButtonLink>
        ) : null
      }
    >
      <Loaded state={statement} skeleton={<Skeleton lines={8} />}>
        {(whole) => <Statement ledger={whole} range={range} />}
      </Loaded>
    </PaperDialog>
  );
}

function Statement({ ledger, range }: { ledger: PartyLedger; range: Range }) {
  const words = useWords(ledgerWords);
  const said = useEntryText();
  const format = useFormat();
  const { data: shop } = useShop();
  const days =
    daysText(range, words, format) ?? (shop ? words.until(isolated(format.day(shop.today))) : undefined);
  return (
    <PrintSheet paper="A4" title={words.statement} description={days}>
      <div>
        <strong>
          <bdi>{ledger.account.name}</bdi>
        </strong>
        <p className={styles.muted}>
          <bdi dir="ltr">{formatNumber(ledger.account.detail)}</bdi>
        </p>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.cell}>{words.date}</th>
            <th className={styles.whole}>{words.voucher}</th>
            <th className={styles.cell}>{words.description}</th>
            <th className={styles.figure}>{words.debit}</th>
            <th className={styles.figure}>{words.credit}</th>
            <th className={styles.figure}>{words.balance}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td className={styles.cell} />
            <td className={styles.cell} />
            <td className={styles.cell}>{words.opening}</td>
            <td className={styles.figure} />
            <td className={styles.figure} />
            <td className={styles.figure}>
              <Amount minor={ledger.opening} />
            </td>
          </tr>
          {ledgerLines(ledger.data).map((row) => (
            <tr key={`${row.entry} ${row.isPaidAtOnce}`}>
              <td className={styles.whole}>{format.day(row.date)}</td>
              <td className={styles.whole}>
                <bdi>{row.voucher}</bdi>
              </td>
              <td className={styles.cell}>
                {/* Without a sentence it is a person's own words, in any language. */}
                <span dir={row.sentence ? undefined : 'auto'}>{said(row)}</span>
              </td>
              <td className={styles.figure}>{row.debit === 0 ? null : <Amount minor={row.debit} />}</td>
              <td className={styles.figure}>{row.credit === 0 ? null : <Amount minor={row.credit} />}</td>
              <td className={styles.figure}>
                <Amount minor={row.balance} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className={styles.cell} colSpan={3}>
              {words.closing}
            </td>
            <td className={styles.figure}>
              <Amount minor={ledger.totalDebit} />
            </td>
            <td className={styles.figure}>
              <Amount minor={ledger.totalCredit} />
            </td>
            <td className={styles.figure}>
              <Amount minor={ledger.closing} />
            </td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.owed}>{owedText(ledger.closing, words, format)}</p>
    </PrintSheet>
  );
}

function daysText(
  { from, to }: Range,
  words: (typeof ledgerWords)['en'],
  format: ReturnType<typeof useFormat>,
): string | undefined {
  const day = (date: string) => isolated(format.day(date));
  if (from && to) return words.range(day(from), day(to));
  if (from) return words.since(day(from));
  return to ? words.until(day(to)) : undefined;
}
