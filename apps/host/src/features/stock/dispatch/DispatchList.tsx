import { useDispatches, useShop } from '@handset/api-client/swr';
import { Amount, Button, useWords } from '@handset/ui';
import { type ReactNode, useMemo } from 'react';
import { useDialogs } from '../../../kit/dialogs/useDialogs.ts';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { dispatchHref } from '../../../kit/links/dispatchHref.ts';
import { usePageTitle } from '../../../kit/links/useCurrentPage.ts';
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
  const pageTitle = usePageTitle();
  const words = useWords(dispatchWords);
  const { total } = useWords(listWords);
  const format = useFormat();
  const { open } = useDialogs();
  const { data: shop } = useShop();
  const list = useList({ filters: ['q', 'from', 'to', 'state'], defaults: stillOut });
  // The server knows one order; a sort of an older address would be refused.
  const { sort: _, order: __, ...query } = list.query;
  const pages = useDispatches(query);
  const { totals } = pages.data ?? {};
  const hasCost = totals?.cost !== null;
  const columns = useMemo(() => dispatchColumns(words, format, hasCost), [words, format, hasCost]);
  const send = (
    <Button variant="primary" onPress={() => open('dispatch')}>
      {words.send}
    </Button>
  );
  return (
    <ListPage
      id="dispatches"
      title={pageTitle}
      action={send}
      views={views}
      list={list}
      searchHint={words.searchHint}
      today={shop?.today}
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
