import { usePhones } from '@handset/api-client/swr';
import type { Phone } from '@handset/domain';
import { Amount, Button, Inline, Text } from '@handset/ui';
import { type ReactNode, useMemo } from 'react';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { useFormat } from '../format/useFormat.ts';
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx';
import { ListPage } from '../lists/ListPage.tsx';
import { listWords } from '../lists/listWords.ts';
import { useList } from '../lists/useList.ts';
import type { PageId } from '../messages/en.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { phoneHref } from '../routes/phoneHref.ts';
import { PriceListButton } from './PriceListButton.tsx';
import { phoneColumns } from './phoneColumns.tsx';
import { StockFilters } from './StockFilters.tsx';
import { stockFilters } from './stockQuery.ts';
import { stockWords } from './stockWords.ts';
import { usePhoneMenus } from './usePhoneMenus.tsx';

interface PhoneListPageProps {
  title: PageId;
  /** What the list is about by itself, such as `{ condition: 'New' }`. */
  of?: { condition?: 'New' | 'Used' } | undefined;
  /** The choice of a view, where there are several. */
  views?: ReactNode;
}

const filtersOfPhones = [...stockFilters, 'state', 'unchecked'] as const;
const hiddenAtFirst = ['battery'];
// One column more, the condition, leaves no room for this one.
const hiddenInStock = [...hiddenAtFirst, 'daysInStock'];

/** Phones one by one: those in stock unless asked otherwise. */
export function PhoneListPage({ title, of = {}, views }: PhoneListPageProps) {
  const { titles, header } = useMessages();
  const words = useWords(stockWords);
  const { total } = useWords(listWords);
  const { open } = useDialogs();
  const format = useFormat();
  const list = useList({
    filters: filtersOfPhones,
    defaults: { state: 'in-stock', ...of },
  });
  const pages = usePhones(list.query);
  const { totals, total: count } = pages.data ?? {};
  const hasCost = totals?.purchasePrice !== null;
  const { condition } = of;
  const { column: menus, dialogs } = usePhoneMenus();
  const { state } = list.values;
  const columns = useMemo(() => {
    // What a filter says of all rows alike needs no column.
    const without = [...(condition ? ['condition'] : []), ...(state ? ['state'] : [])];
    return [...phoneColumns(words, format, { hasCost, without }), menus];
  }, [words, format, hasCost, condition, state, menus]);
  const bring = (
    <>
      <Button onPress={() => open('stock')}>{words.add}</Button>
      <Button variant="primary" onPress={() => open('purchase')}>
        {header.purchasePhone}
      </Button>
    </>
  );
  return (
    <>
      {dialogs}
      <ListPage
        id={title}
        title={titles[title]}
        description={count === undefined ? undefined : words.count(format.count(count))}
        action={
          <Inline gap={2}>
            <PriceListButton filters={list.values} />
            {bring}
          </Inline>
        }
        list={list}
        searchHint={words.searchHint}
        views={views}
        filters={
          <>
            <ChoiceFilter list={list} name="state" label={words.state} options={words.states} />
            <StockFilters list={list} of={{ ...(state && { state }), ...of }} condition={condition} />
            <ChoiceFilter list={list} name="unchecked" label={words.unchecked} options={words.uncheckeds} />
          </>
        }
        columns={columns}
        hiddenAtFirst={condition ? hiddenAtFirst : hiddenInStock}
        pages={pages}
        getRowHref={(phone: Phone) => phoneHref(phone._id)}
        totals={
          totals && {
            companyName: <Text weight="medium">{total}</Text>,
            purchasePrice: totals.purchasePrice === null ? null : <Amount minor={totals.purchasePrice} />,
            demandPrice: <Amount minor={totals.demandPrice} />,
            finalPrice: <Amount minor={totals.finalPrice} />,
          }
        }
        exported={{ list: 'phones', query: list.query }}
        empty={{ title: words.emptyTitle, description: words.emptyText, action: bring }}
      />
    </>
  );
}
