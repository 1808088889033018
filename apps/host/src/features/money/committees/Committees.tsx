import { useCommittees } from '@handset/api-client/swr';
import { Amount, Button, Stat, useWords } from '@handset/ui';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { ChoiceFilter } from '../../../kit/lists/ChoiceFilter.tsx';
import * as tiles from '../../../kit/lists/filters.css.ts';
import { ListPage } from '../../../kit/lists/ListPage.tsx';
import { listWords } from '../../../kit/lists/listWords.ts';
import { useList } from '../../../kit/lists/useList.ts';
import { wholeList } from '../../../kit/lists/wholeList.ts';
import { NewCommitteeDialog } from './CommitteeDialogs.tsx';
import { CommitteeNet } from './CommitteeNet.tsx';
import { CommitteeRecord } from './CommitteeRecord.tsx';
import { committeeColumns } from './committeeColumns.tsx';
import { committeeWords } from './committeeWords.ts';

const hiddenAtFirst = ['organiser', 'frequency', 'turns'];

/** The committees that the shop is a member of, or the schedule of one. */
export function Committees() {
  const [search] = useSearchParams();
  const id = search.get('id');
  return id ? <CommitteeRecord key={id} id={id} /> : <CommitteeList />;
}

function CommitteeList() {
  const words = useWords(committeeWords);
  const { total } = useWords(listWords);
  const format = useFormat();
  const [isAdding, setAdding] = useState(false);
  const list = useList({ filters: ['q', 'status'] });
  const state = useCommittees();
  const { status } = list.values;
  const rows = useMemo(
    () => state.data?.data.filter((row) => status === '' || row.status === status),
    [state.data, status],
  );
  const columns = useMemo(() => committeeColumns(words, format), [words, format]);
  const totals = state.data?.totals;
  const add = (
    <Button variant="primary" icon={<Plus size={18} />} onPress={() => setAdding(true)}>
      {words.add}
    </Button>
  );
  return (
    <>
      <ListPage
        id="committees"
        action={add}
        list={list}
        searchHint={words.searchHint}
        filters={<ChoiceFilter list={list} name="status" label={words.status} options={words.statuses} />}
        columns={columns}
        hiddenAtFirst={hiddenAtFirst}
        isWhole
        pages={wholeList({ ...state, data: rows })}
        getRowHref={({ _id }) => `/app/dashboard/commetyLedger?id=${_id}`}
        totals={
          totals && !list.isFiltered
            ? {
                name: total,
                paidIn: <Amount minor={totals.paidIn} />,
                received: <Amount minor={totals.received} />,
                remaining: <Amount minor={totals.remainingToPay} />,
                net: <CommitteeNet minor={totals.net} words={words} />,
              }
            : undefined
        }
        exported={{ list: 'committees', query: {} }}
        empty={{ title: words.emptyTitle, description: words.emptyText, action: add }}
      >
        {totals && (state.data?.data.length ?? 0) > 0 ? (
          <div className={tiles.figures}>
            <Stat label={words.paidIn} value={<Amount minor={totals.paidIn} />} />
            <Stat label={words.received} value={<Amount minor={totals.received} />} />
            <Stat label={words.remaining} value={<Amount minor={totals.remainingToPay} />} />
            <Stat
              label={words.net}
              value={<Amount minor={Math.abs(totals.net)} />}
              description={totals.net === 0 ? words.level : totals.net > 0 ? words.asset : words.debt}
            />
          </div>
        ) : null}
      </ListPage>
      {isAdding ? <NewCommitteeDialog onClose={() => setAdding(false)} /> : null}
    </>
  );
}
