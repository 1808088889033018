import { Button, EmptyState, Inline, PageHeader, SegmentedControl, Stack } from '@handset/ui';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { FilterBar } from '../lists/FilterBar.tsx';
import { useFilters } from '../lists/useFilters.ts';
import { useList } from '../lists/useList.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { GroupedStock } from '../stock/GroupedStock.tsx';
import { PhoneListPage } from '../stock/PhoneListPage.tsx';
import { PriceListButton } from '../stock/PriceListButton.tsx';
import { StockFilters } from '../stock/StockFilters.tsx';
import { stockFilters } from '../stock/stockQuery.ts';
import { stockWords } from '../stock/stockWords.ts';

const inHand = { state: 'in-stock,dispatched' };

/** What the shop has: by model, or phone by phone. */
export function StockList() {
  const { titles, header } = useMessages();
  const words = useWords(stockWords);
  const { open } = useDialogs();
  const { values, set } = useFilters(['view']);
  const list = useList({ filters: stockFilters });
  const views = (
    <SegmentedControl
      label={words.view}
      options={[
        { value: 'models', label: words.views.models },
        { value: 'units', label: words.views.units },
      ]}
      value={values.view === 'units' ? 'units' : 'models'}
      onChange={(view) => set({ view: view === 'units' ? view : '' })}
    />
  );
  if (values.view === 'units') return <PhoneListPage title="stockList" views={views} />;
  const bring = (
    <>
      <Button onPress={() => open('stock')}>{words.add}</Button>
      <Button variant="primary" onPress={() => open('purchase')}>
        {header.purchasePhone}
      </Button>
    </>
  );
  return (
    <Stack gap={4}>
      <PageHeader
        title={titles.stockList}
        action={
          <Inline gap={2}>
            <PriceListButton filters={list.values} />
            {bring}
          </Inline>
        }
      />
      <FilterBar list={list} searchHint={words.searchHint} views={views}>
        <StockFilters list={list} of={inHand} />
      </FilterBar>
      <GroupedStock
        list={list}
        empty={<EmptyState title={words.emptyTitle} description={words.emptyText} action={bring} />}
      />
    </Stack>
  );
}
