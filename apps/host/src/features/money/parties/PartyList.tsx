import { useParties, useShop } from '@handset/api-client/swr';
import type { PartyRow } from '@handset/domain';
import { Amount, useWords } from '@handset/ui';
import { type ReactNode, useMemo } from 'react';
import { OpenButton } from '../../../kit/dialogs/OpenButton.tsx';
import { PartyBalance } from '../../../kit/format/PartyBalance.tsx';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { ChoiceFilter } from '../../../kit/lists/ChoiceFilter.tsx';
import { ListPage } from '../../../kit/lists/ListPage.tsx';
import { listWords } from '../../../kit/lists/listWords.ts';
import { useList } from '../../../kit/lists/useList.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { useCustomerName } from '../../trade/sales/useCustomerName.ts';
import { type Debt, usePaymentColumn } from '../dues/usePaymentColumn.tsx';
import { partyColumns } from './partyColumns.tsx';
import { partyWords } from './partyWords.ts';

interface PartyListProps {
  /** Names the list in the browser's memory of columns. */
  id: string;
  only: readonly string[];
  /** Columns that are hidden until the reader asks for them. */
  hiddenAtFirst?: readonly string[];
  hrefOf: (party: PartyRow) => string;
  /** The choice of a view, if there are several. */
  views?: ReactNode;
}

/** The parties of the shop, with some of their columns. */
export function PartyList({ id, only, hiddenAtFirst, hrefOf, views }: PartyListProps) {
  const { header } = useWords(hostMessages);
  const words = useWords(partyWords);
  const { total } = useWords(listWords);
  const format = useFormat();
  const list = useList({ filters: ['q', 'side', 'overdue'] });
  const pages = useParties(list.query);
  const { data: rows, totals } = pages.data ?? {};
  const hasCost = rows?.some((row) => row.bought !== null) ?? false;
  const today = useShop().data?.today;
  const customerName = useCustomerName();
  const payment = usePaymentColumn(debtOf, false);
  const columns = useMemo(
    () => [
      ...partyColumns(words, format, { hasCost, only, today, customerName }),
      ...(only.includes(payment.column.id) ? [payment.column] : []),
    ],
    [words, format, hasCost, only, today, customerName, payment.column],
  );
  const create = (
    <OpenButton dialog="entity" variant="primary">
      {header.createEntity}
    </OpenButton>
  );
  return (
    <>
      <ListPage
        id={id}
        description={
          totals && (
            <>
              {words.receivable} <Amount minor={totals.receivable} /> · {words.payable}{' '}
              <Amount minor={totals.payable} />
            </>
          )
        }
        action={create}
        views={views}
        list={list}
        searchHint={words.searchHint}
        filters={
          <>
            <ChoiceFilter list={list} name="side" label={words.side} options={words.sides} />
            <ChoiceFilter list={list} name="overdue" label={words.overdue} options={words.overdues} />
          </>
        }
        columns={columns}
        hiddenAtFirst={hiddenAtFirst}
        pages={pages}
        getRowHref={hrefOf}
        totals={totals && { name: total, balance: <PartyBalance minor={totals.net} /> }}
        exported={{ list: 'parties', query: list.query }}
        empty={{ title: words.emptyTitle, description: words.emptyText, action: create }}
      />
      {payment.dialog}
    </>
  );
}

/** The debt between the party and the shop; undefined where there is none. */
function debtOf({ _id, name, number, reference, balance, side, nearestDue }: PartyRow): Debt | undefined {
  if (side === 'settled') return undefined;
  return {
    person: { _id, name, number, reference, balance },
    side,
    amount: Math.abs(balance),
    dueDate: nearestDue,
  };
}
