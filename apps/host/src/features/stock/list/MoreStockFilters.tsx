import { useWords } from '@handset/ui';
import { ChoiceFilter } from '../../../kit/lists/ChoiceFilter.tsx';
import type { ListState } from '../../../kit/lists/useList.ts';
import { AgeFilter } from './AgeFilter.tsx';
import { choicesOf } from './choicesOf.ts';
import type { ModelFiltersProps } from './ModelFilters.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import type { StockFilter } from './stockQuery.ts';
import { stockWords } from './stockWords.ts';

interface MoreStockFiltersProps extends Pick<ModelFiltersProps, 'kinds'> {
  list: ListState<StockFilter>;
}

/** Less common filters of a phone list: model details, price, age and source. */
export function MoreStockFilters({ list, kinds = [] }: MoreStockFiltersProps) {
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
