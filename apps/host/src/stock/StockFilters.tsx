import { usePhoneChoices } from '@handset/api-client/swr';
import { SPECIFICATIONS } from '@handset/domain';
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx';
import { MoreFilters } from '../lists/MoreFilters.tsx';
import type { ListState } from '../lists/useList.ts';
import { useWords } from '../messages/useWords.ts';
import { AgeFilter } from './AgeFilter.tsx';
import { ModelFilters, VariantFilters } from './KindFilters.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import type { StockFilter } from './stockQuery.ts';
import { stockWords } from './stockWords.ts';

interface StockFiltersProps {
  list: ListState<StockFilter>;
  /** Which phones the list is about: what can be chosen is chosen of these. */
  of: { state?: string; condition?: string };
  /** The condition that all phones of the list have, which is no choice then. */
  condition?: string | undefined;
}

/** Narrows a list of phones. */
export function StockFilters({ list, of, condition }: StockFiltersProps) {
  const words = useWords(stockWords);
  const { data: kinds } = usePhoneChoices(of);
  const { ram, color, priceFrom, priceTo, ageFrom, ageTo, source } = list.values;
  const seldom = [ram, color, priceFrom, priceTo, ageFrom || ageTo, source];
  return (
    <>
      <ModelFilters list={list} kinds={kinds} />
      {condition ? null : (
        <ChoiceFilter list={list} name="condition" label={words.condition} options={words.conditions} />
      )}
      <ChoiceFilter list={list} name="specifications" label={words.pta} options={ptaOptions} />
      <MoreFilters count={seldom.filter(Boolean).length}>
        <VariantFilters list={list} kinds={kinds} />
        <PriceFilter list={list} />
        <AgeFilter list={list} />
        <ChoiceFilter list={list} name="source" label={words.source} options={words.sources} />
      </MoreFilters>
    </>
  );
}

/** The specification's own names; they are the same in every language. */
const ptaOptions = Object.fromEntries(SPECIFICATIONS.map((name) => [name, name]));
