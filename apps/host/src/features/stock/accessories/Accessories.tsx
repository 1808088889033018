import { useAccessories } from '@handset/api-client/swr';
import type { Accessory } from '@handset/domain';
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
import { AccessoryDialog } from './AccessoryDialogs.tsx';
import { AccessoryRecord } from './AccessoryRecord.tsx';
import { accessoryColumns } from './accessoryColumns.tsx';
import { accessoryWords } from './accessoryWords.ts';
import { useAccessoryActions } from './useAccessoryActions.tsx';

/** Accessories by quantity, or the stock movements of one of them. */
export function Accessories() {
  const [search] = useSearchParams();
  const id = search.get('id');
  return id ? <AccessoryRecord key={id} id={id} /> : <AccessoryList />;
}

const hiddenAtFirst = ['lowLevel'];

function AccessoryList() {
  const words = useWords(accessoryWords);
  const { total } = useWords(listWords);
  const format = useFormat();
  const [isAdding, setAdding] = useState(false);
  const { actions, dialog } = useAccessoryActions();
  const list = useList({ filters: ['q', 'stock'] });
  const state = useAccessories();
  const { stock } = list.values;
  const rows = useMemo(() => state.data?.filter((row) => isOfStock(row, stock)), [state.data, stock]);
  const hasCost = state.data?.some(({ value }) => value !== null) ?? false;
  const columns = useMemo(
    () => accessoryColumns(words, format, { hasCost, actions }),
    [words, format, hasCost, actions],
  );
  const value = sumOf(rows, (row) => row.value ?? 0);
  const add = (
    <Button variant="primary" icon={<Plus size={18} />} onPress={() => setAdding(true)}>
      {words.add}
    </Button>
  );
  return (
    <>
      <ListPage
        id="accessories"
        action={add}
        list={list}
        searchHint={words.searchHint}
        filters={<ChoiceFilter list={list} name="stock" label={words.stock} options={words.stocks} />}
        columns={columns}
        hiddenAtFirst={hiddenAtFirst}
        isWhole
        pages={wholeList({ ...state, data: rows })}
        getRowHref={({ _id }) => `/app/dashboard/addAccessory?id=${_id}`}
        totals={
          list.values.q
            ? undefined
            : {
                name: total,
                quantity: format.count(sumOf(rows, (row) => row.quantity)),
                ...(hasCost && { value: <Amount minor={value} /> }),
              }
        }
        exported={{ list: 'accessories', query: {} }}
        empty={{ title: words.emptyTitle, description: words.emptyText, action: add }}
      >
        {rows && rows.length > 0 ? (
          <div className={tiles.figures}>
            <Stat
              label={words.kinds}
              value={format.count(rows.length)}
              description={words.lowCount(format.count(rows.filter(({ isLow }) => isLow).length))}
            />
            <Stat label={words.quantity} value={format.count(sumOf(rows, (row) => row.quantity))} />
            {hasCost ? <Stat label={words.value} value={<Amount minor={value} />} /> : null}
            <Stat
              label={words.saleValue}
              value={<Amount minor={sumOf(rows, (row) => row.quantity * (row.salePrice ?? 0))} />}
            />
          </div>
        ) : null}
      </ListPage>
      {dialog}
      {isAdding ? <AccessoryDialog onClose={() => setAdding(false)} /> : null}
    </>
  );
}

function isOfStock({ quantity, isLow }: Accessory, stock: string): boolean {
  switch (stock) {
    case 'low':
      return isLow;
    case 'some':
      return quantity > 0;
    case 'out':
      return quantity === 0;
    default:
      return true;
  }
}

function sumOf(rows: readonly Accessory[] | undefined, value: (row: Accessory) => number): number {
  return (rows ?? []).reduce((sum, row) => sum + value(row), 0);
}
