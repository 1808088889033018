import { useDispatches } from '@handset/api-client/swr';
import { Amount, useWords } from '@handset/ui';
import { type ReactNode, useMemo } from 'react';
import { OpenButton } from '../../../kit/dialogs/OpenButton.tsx';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { dispatchHref } from '../../../kit/links/dispatchHref.ts';
import { ChoiceFilter } from '../../../kit/lists/ChoiceFilter.tsx';
import { ListPage } from '../../../kit/lists/ListPage.tsx';
import { listWords } from '../../../kit/lists/listWords.ts';
import { useList } from '../../../kit/lists/useList.ts';
import { dispatchColumns } from './dispatchColumns.tsx';
import { dispatchWords } from './dispatchWords.ts';

const hiddenAtFirst = ['note', 'by'];
const stillOut = { state: 'open,overdue' };

/** Dispatched phones by receiver: days out and expected value. */
export function DispatchList({ views }: { views: ReactNode }) {
  const words = useWords(dispatchWords);
  const { total } = useWords(listWords);
  const format = useFormat();
  const list = useList({ filters: ['q', 'from', 'to', 'state'], defaults: stillOut });
  // The server knows one order; a sort of an older address would be refused.
  const { sort: _, order: __, ...query } = list.query;
  const pages = useDispatches(query);
  const { totals } = pages.data ?? {};
  const hasCost = totals?.cost !== null;
  const columns = useMemo(() => dispatchColumns(words, format, hasCost), [words, format, hasCost]);
  const send = (
    <OpenButton dialog="dispatch" variant="primary">
      {words.send}
    </OpenButton>
  );
  return (
    <ListPage
      id="dispatches"
      action={send}
      views={views}
      list={list}
      searchHint={words.searchHint}
      hasImeis
      filters={
        <ChoiceFilter
          list={list}
          name="state"
          label={words.state}
          options={{ 'open,overdue': words.out, ...words.states }}
        />
      }
      columns={columns}
      hiddenAtFirst={hiddenAtFirst}
      pages={pages}
      getRowHref={({ _id }) => dispatchHref(_id)}
      totals={
        totals && {
          number: total,
          out: format.count(totals.out),
          value: <Amount minor={totals.value} />,
          cost: totals.cost === null ? null : <Amount minor={totals.cost} />,
        }
      }
      exported={{ list: 'dispatches', query }}
      empty={{ title: words.emptyTitle, description: words.emptyText, action: send }}
    />
  );
}
