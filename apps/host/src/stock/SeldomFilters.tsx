import { ChoiceFilter } from '../lists/ChoiceFilter.tsx';
import type { ListState } from '../lists/useList.ts';
import { useWords } from '../messages/useWords.ts';
import { AgeFilter } from './AgeFilter.tsx';
import { choicesOf } from './choicesOf.ts';
import { PriceFilter } from './PriceFilter.tsx';
import type { ModelFiltersProps } from './SearchedModelFilters.tsx';
import type { StockFilter } from './stockQuery.ts';
import { stockWords } from './stockWords.ts';

interface SeldomFiltersProps extends Pick<ModelFiltersProps, 'kinds'> {
  list: ListState<StockFilter>;
}

/** What a list of phones is seldom narrowed by: what there is of its models, price, age and where they came from. */
export function SeldomFilters({ list, kinds = [] }: SeldomFiltersProps) {
  const words = useWords(stockWords);
  const { rams, colors } = choicesOf(kinds, list.values);
  const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));
  return (
    <>
      <ChoiceFilter list={list} name="ram" label={words.ramMemory} options={named(rams)} />
      <ChoiceFilter list={list} name="color" label={words.color} options={named(colors)} />
      <PriceFilter list={list} />
      <AgeFilter list={list} />
      <ChoiceFilter list={list} name="source" label={words.source} options={words.sources} />
    </>
  );
}
