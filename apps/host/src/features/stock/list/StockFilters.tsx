import { usePhoneChoices } from '@handset/api-client/swr';
import { useWords } from '@handset/ui';
import type { ReactNode } from 'react';
import { ChoiceFilter } from '../../../kit/lists/ChoiceFilter.tsx';
import { MoreFilters } from '../../../kit/lists/MoreFilters.tsx';
import type { ListState } from '../../../kit/lists/useList.ts';
import { ModelFilters } from './ModelFilters.tsx';
import { MoreStockFilters } from './MoreStockFilters.tsx';
import type { StockFilter } from './stockQuery.ts';
import { stockWords } from './stockWords.ts';

interface StockFiltersProps {
  list: ListState<StockFilter>;
  /** The phones in the list. Choices are offered for these. */
  of: { state?: string; condition?: string };
  /** The condition of all phones in the list, which is then not a choice. */
  condition?: string | undefined;
  /** Less common filters of the page itself, and whether one of them is set. */
  more?: { filters: ReactNode; isSet: boolean } | undefined;
}

/** Narrows a list of phones. */
export function StockFilters({ list, of, condition, more }: StockFiltersProps) {
  const words = useWords(stockWords);
  const { data: kinds } = usePhoneChoices(of);
  const { ram, color, priceFrom, priceTo, ageFrom, ageTo, source } = list.values;
  const seldom = [ram, color, priceFrom, priceTo, ageFrom || ageTo, source, more?.isSet];
  return (
    <>
      <ModelFilters list={list} kinds={kinds} />
      {condition ? null : (
        <ChoiceFilter list={list} name="condition" label={words.condition} options={words.conditions} />
      )}
      <ChoiceFilter
        list={list}
        name="specifications"
        label={words.specifications}
        options={words.specificationNames}
      />
      <MoreFilters count={seldom.filter(Boolean).length}>
        <MoreStockFilters list={list} kinds={kinds} />
        {more?.filters}
      </MoreFilters>
    </>
  );
}
