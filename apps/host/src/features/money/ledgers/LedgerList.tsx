import type { Ledger } from '@handset/domain';
import { Amount, Card, DescriptionList, useWords } from '@handset/ui';
import { type ReactNode, useMemo } from 'react';
import { useFormat } from '../../../kit/format/useFormat.ts';
import type { ExportOf } from '../../../kit/lists/ExportMenu.tsx';
import * as styles from '../../../kit/lists/filters.css.ts';
import { ListPage } from '../../../kit/lists/ListPage.tsx';
import { listWords } from '../../../kit/lists/listWords.ts';
import type { ListState } from '../../../kit/lists/useList.ts';
import { journalWords } from './journalWords.ts';
import { ledgerColumns, ledgerHref } from './ledgerColumns.tsx';
import { type LedgerMovement, ledgerRows } from './ledgerRows.ts';
import { ledgerWords } from './ledgerWords.ts';
import { useEntryText } from './useEntryText.ts';
import { usePartyName } from './usePartyName.ts';

interface LedgerPages extends Omit<Ledger, 'data'> {
  data: LedgerMovement[];
}

interface LedgerListProps {
  /** Of a party, or of a drawer or bank. */
  kind: 'party' | 'money';
  title: string;
  description?: ReactNode;
  action?: ReactNode;
  list: ListState<string>;
  searchHint?: string | undefined;
  filters?: ReactNode;
  /** Whether rows are left out between others, so that they do not add up to the closing balance. */
  isNarrowed?: boolean;
  pages: {
    data?: LedgerPages | undefined;
    error?: unknown;
    isLoading: boolean;
    hasMore: boolean;
    loadMore: () => void;
    retry: () => void;
  };
  exported: ExportOf;
}

/** A ledger: the opening balance, each movement with the balance after it, and the closing balance. */
export function LedgerList({ kind, list, pages, isNarrowed = false, ...rest }: LedgerListProps) {
  const words = useWords(ledgerWords);
  const { types } = useWords(journalWords);
  const { total } = useWords(listWords);
  const format = useFormat();
  const ledger = pages.data;
  const order = list.query.order ?? usualOrder[kind];
  const said = useEntryText();
  const partyName = usePartyName();
  const columns = useMemo(
    () => ledgerColumns({ words, format, types, kind, said, partyName }),
    [words, format, types, kind, said, partyName],
  );
  const rows = useMemo(() => {
    if (!ledger) return undefined;
    // A ledger of nothing says so instead of showing that nothing was carried in.
    const isEmpty = ledger.total === 0 && ledger.opening === 0;
    const all = ledgerRows(ledger, order, words.opening);
    const data = isNarrowed || isEmpty ? all.filter((row) => !row.isOpening) : all;
    // An entry may have two lines, and the opening balance has one.
    return { data, total: ledger.total - ledger.data.length + data.length };
  }, [ledger, order, isNarrowed, words.opening]);
  const isMoney = kind === 'money';
  return (
    <ListPage
      {...rest}
      id={`ledger-${kind}`}
      list={list}
      columns={columns}
      pages={{ ...pages, data: rows }}
      hiddenAtFirst={isMoney ? undefined : hiddenAtFirst}
      getRowHref={ledgerHref}
      totals={
        ledger && {
          description: isNarrowed ? total : words.closing,
          debit: <Amount minor={ledger.totalDebit} />,
          credit: <Amount minor={ledger.totalCredit} />,
          ...(isNarrowed ? {} : { balance: <Amount minor={ledger.closing} weight="strong" /> }),
        }
      }
      empty={{ title: words.emptyTitle, description: words.emptyText }}
    >
      {/* Without days, it would repeat what the page and its last row say. */}
      {ledger && (list.values.from || list.values.to) ? (
        <div className={styles.onDesk}>
          <Card>
            <DescriptionList
              layout="columns"
              items={[
                { term: words.opening, description: <Amount minor={ledger.opening} />, isNumeric: true },
                {
                  term: isMoney ? words.in : words.debit,
                  description: <Amount minor={ledger.totalDebit} tone={isMoney ? 'positive' : 'neutral'} />,
                  isNumeric: true,
                },
                {
                  term: isMoney ? words.out : words.credit,
                  description: <Amount minor={ledger.totalCredit} />,
                  isNumeric: true,
                },
                { term: words.net, description: <Amount minor={ledger.net} hasSign />, isNumeric: true },
                {
                  term: words.closing,
                  description: <Amount minor={ledger.closing} weight="strong" />,
                  isNumeric: true,
                },
              ]}
            />
          </Card>
        </div>
      ) : null}
    </ListPage>
  );
}

/** A voucher says its type. */
const hiddenAtFirst = ['type'];

/** A statement is read from its beginning; of a drawer, people want to see what came last. */
export const usualOrder = { party: 'asc', money: 'desc' } as const;
