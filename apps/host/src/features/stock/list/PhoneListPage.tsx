import { usePhones } from '@handset/api-client/swr';
import type { Phone } from '@handset/domain';
import { Amount, Inline, Text, useWords } from '@handset/ui';
import { type ReactNode, useMemo } from 'react';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { phoneHref } from '../../../kit/links/phoneHref.ts';
import { ChoiceFilter } from '../../../kit/lists/ChoiceFilter.tsx';
import { ListPage } from '../../../kit/lists/ListPage.tsx';
import { listWords } from '../../../kit/lists/listWords.ts';
import { useList } from '../../../kit/lists/useList.ts';
import { PriceListButton } from './PriceListButton.tsx';
import { phoneColumns } from './phoneColumns.tsx';
import { StockActions } from './StockActions.tsx';
import { StockFilters } from './StockFilters.tsx';
import { stockFilters } from './stockQuery.ts';
import { stockWords } from './stockWords.ts';
import { usePhoneMenus } from './usePhoneMenus.tsx';

interface PhoneListPageProps {
  /** Names the list in the browser's memory of columns. */
  id: string;
  /** Fixed filter of the page, such as `{ condition: 'New' }`. */
  of?: { condition?: 'New' | 'Used' } | undefined;
  /** The choice of a view, if there are several. */
  views?: ReactNode;
}

const filtersOfPhones = [...stockFilters, 'state', 'unchecked'] as const;
const hiddenAtFirst = ['battery'];

/** Phones one by one: those in stock unless asked otherwise. */
export function PhoneListPage({ id, of = {}, views }: PhoneListPageProps) {
  const words = useWords(stockWords);
  const { total } = useWords(listWords);
  const format = useFormat();
  const list = useList({ filters: filtersOfPhones, defaults: { state: 'in-stock' } });
  const query = { ...list.query, ...of };
  const pages = usePhones(query);
  const { totals, total: count } = pages.data ?? {};
  const hasCost = totals?.purchasePrice !== null;
  const { condition } = of;
  const { column: menus, dialogs } = usePhoneMenus();
  const { state } = list.values;
  const columns = useMemo(() => {
    // A column that a filter makes equal in all rows is left out.
    const without = [...(condition ? ['condition'] : []), ...(state ? ['state'] : [])];
    return [...phoneColumns(words, format, { hasCost, without }), menus];
  }, [words, format, hasCost, condition, state, menus]);
  return (
    <>
      {dialogs}
      <ListPage
        id={id}
        description={count === undefined ? undefined : words.count(format.count(count))}
        action={
          <Inline gap={2}>
            <PriceListButton filters={{ ...list.values, ...of }} />
            <StockActions />
          </Inline>
        }
        list={list}
        searchHint={words.searchHint}
        hasImeis
        views={views}
        filters={
          <>
            <ChoiceFilter list={list} name="state" label={words.state} options={words.states} />
            <StockFilters
              list={list}
              of={{ ...(state && { state }), ...of }}
              condition={condition}
              more={{
                isSet: list.values.unchecked !== '',
                filters: (
                  <ChoiceFilter
                    list={list}
                    name="unchecked"
                    label={words.unchecked}
                    options={words.uncheckeds}
                  />
                ),
              }}
            />
          </>
        }
        columns={columns}
        hiddenAtFirst={hiddenAtFirst}
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
        exported={{ list: 'phones', query }}
        empty={{ title: words.emptyTitle, description: words.emptyText, action: <StockActions isEmpty /> }}
      />
    </>
  );
}
