import { useAccessories } from '@handset/api-client/swr';
import type { Accessory } from '@handset/domain';
import { Amount, Button, Stat } from '@handset/ui';
import { Plus } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { accessoryColumns } from '../accessories/accessoryColumns.tsx';
import { accessoryWords } from '../accessories/accessoryWords.ts';
import { useAccessoryActs } from '../accessories/useAccessoryActs.tsx';
import { lazily } from '../app/lazily.ts';
import { useFormat } from '../format/useFormat.ts';
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx';
import * as tiles from '../lists/filters.css.ts';
import { ListPage } from '../lists/ListPage.tsx';
import { listWords } from '../lists/listWords.ts';
import { useList } from '../lists/useList.ts';
import { wholeList } from '../lists/wholeList.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { AccessoryRecord } from './AccessoryRecord.tsx';

const AccessoryDialog = lazily(async () => (await import('../dialogs/AccessoryDialogs.tsx')).AccessoryDialog);

/** What lies on the counter besides phones, by quantity; or what moved the stock of one of them. */
export function Accessories() {
  const [search] = useSearchParams();
  const id = search.get('id');
  return id ? <AccessoryRecord key={id} id={id} /> : <AccessoryList />;
}

const hiddenAtFirst = ['lowLevel'];

function AccessoryList() {
  const { titles } = useMessages();
  const words = useWords(accessoryWords);
  const { total } = useWords(listWords);
  const format = useFormat();
  const [isAdding, setAdding] = useState(false);
  const { acts, dialog } = useAccessoryActs();
  const list = useList({ filters: ['q', 'stock'] });
  const state = useAccessories();
  const { stock } = list.values;
  const rows = useMemo(() => state.data?.filter((row) => isOfStock(row, stock)), [state.data, stock]);
  const hasCost = state.data?.some(({ value }) => value !== null) ?? false;
  const columns = useMemo(
    () => accessoryColumns(words, format, { hasCost, acts }),
    [words, format, hasCost, acts],
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
        title={titles.accessories}
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
      <Suspense>{isAdding ? <AccessoryDialog onClose={() => setAdding(false)} /> : null}</Suspense>
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
