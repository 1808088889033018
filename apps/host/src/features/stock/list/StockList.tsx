import { EmptyState, Inline, Stack, useWords } from '@handset/ui';
import { usePageTitle } from '../../../kit/links/useCurrentPage.ts';
import { FilterBar } from '../../../kit/lists/FilterBar.tsx';
import { ListHeader } from '../../../kit/lists/ListHeader.tsx';
import { useFilters } from '../../../kit/lists/useFilters.ts';
import { useList } from '../../../kit/lists/useList.ts';
import { ViewChoice } from '../../../kit/lists/ViewChoice.tsx';
import { GroupedStock } from './GroupedStock.tsx';
import { PhoneListPage } from './PhoneListPage.tsx';
import { PriceListButton } from './PriceListButton.tsx';
import { StockActions } from './StockActions.tsx';
import { StockFilters } from './StockFilters.tsx';
import { stockFilters } from './stockQuery.ts';
import { stockWords } from './stockWords.ts';

const inHand = { state: 'in-stock,dispatched' };

/** The shop's stock, by model or phone by phone. */
export function StockList() {
  const pageTitle = usePageTitle();
  const words = useWords(stockWords);
  const { values, set } = useFilters(['view']);
  const list = useList({ filters: stockFilters });
  const views = (
    <ViewChoice
      label={words.view}
      views={words.views}
      value={values.view === 'units' ? 'units' : 'models'}
      onChange={(view) => set({ view: view === 'units' ? view : '' })}
    />
  );
  if (values.view === 'units') return <PhoneListPage id="stockList" views={views} />;
  return (
    <Stack gap={1}>
      <ListHeader
        title={pageTitle}
        list={list}
        searchHint={words.searchHint}
        hasImeis
        action={
          <Inline gap={2}>
            <PriceListButton filters={list.values} />
            <StockActions />
          </Inline>
        }
      />
      <GroupedStock
        list={list}
        toolbar={
          <FilterBar list={list} searchHint={words.searchHint} hasImeis views={views}>
            <StockFilters list={list} of={inHand} />
          </FilterBar>
        }
        empty={
          <EmptyState
            title={words.emptyTitle}
            description={words.emptyText}
            action={<StockActions isEmpty />}
          />
        }
      />
    </Stack>
  );
}
