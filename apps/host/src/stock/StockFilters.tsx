import { usePhoneChoices } from '@handset/api-client/swr';
import { SPECIFICATIONS } from '@handset/domain';
import { Suspense } from 'react';
import { lazily } from '../app/lazily.ts';
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx';
import * as styles from '../lists/filters.css.ts';
import { MoreFilters } from '../lists/MoreFilters.tsx';
import type { ListState } from '../lists/useList.ts';
import { useWords } from '../messages/useWords.ts';
import { ModelFilters } from './ModelFilters.tsx';
import type { StockFilter } from './stockQuery.ts';
import { stockWords } from './stockWords.ts';

const SeldomFilters = lazily(async () => (await import('./SeldomFilters.tsx')).SeldomFilters);

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
        <Suspense fallback={<div className={styles.oneLine} />}>
          <SeldomFilters list={list} kinds={kinds} />
        </Suspense>
      </MoreFilters>
    </>
  );
}

/** The specification's own names; they are the same in every language. */
const ptaOptions = Object.fromEntries(SPECIFICATIONS.map((name) => [name, name]));
