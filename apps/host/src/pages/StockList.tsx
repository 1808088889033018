import { Button, EmptyState, Inline, PageHeader, SegmentedControl, Stack } from '@handset/ui';
import { useDialogs } from '../dialogs/useDialogs.ts';
import * as styles from '../lists/filters.css.ts';
import { SearchField } from '../lists/SearchField.tsx';
import { useFilters } from '../lists/useFilters.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { GroupedStock } from '../stock/GroupedStock.tsx';
import { PhoneListPage } from '../stock/PhoneListPage.tsx';
import { stockWords } from '../stock/stockWords.ts';

/** What the shop has: by model, or phone by phone. */
export function StockList() {
  const { titles, header } = useMessages();
  const words = useWords(stockWords);
  const { open } = useDialogs();
  const { values, set } = useFilters(['view', 'q', 'company', 'model', 'ram']);
  const views = (
    <SegmentedControl
      label={words.view}
      options={[
        { value: 'models', label: words.views.models },
        { value: 'units', label: words.views.units },
      ]}
      value={values.view === 'units' ? 'units' : 'models'}
      onChange={(view) => set(view === 'units' ? { view } : { view: '', company: '', model: '', ram: '' })}
    />
  );
  if (values.view === 'units') return <PhoneListPage title="stockList" filters={views} isOfOneModel />;
  const purchase = (
    <Inline gap={2}>
      <Button onPress={() => open('stock')}>{words.add}</Button>
      <Button variant="primary" onPress={() => open('purchase')}>
        {header.purchasePhone}
      </Button>
    </Inline>
  );
  return (
    <Stack gap={4}>
      <PageHeader title={titles.stockList} action={purchase} />
      <div className={styles.bar}>
        <div className={styles.search}>
          <SearchField value={values.q} onChange={(q) => set({ q })} placeholder={words.searchHint} />
        </div>
        {views}
      </div>
      <GroupedStock
        q={values.q}
        empty={<EmptyState title={words.emptyTitle} description={words.emptyText} action={purchase} />}
      />
    </Stack>
  );
}
