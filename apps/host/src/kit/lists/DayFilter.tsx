import { useShop } from '@handset/api-client/swr';
import { isDay } from '@handset/domain';
import { useWords } from '@handset/ui';
import { lazy } from 'react';
import { useFormat } from '../format/useFormat.ts';
import { CodeBoundary } from '../problems/CodeBoundary.tsx';
import { FilterChip } from './FilterChip.tsx';
import { listWords } from './listWords.ts';
import type { ListState } from './useList.ts';

// The date range picker is large, so it is loaded when it is needed.
const DateRangePicker = lazy(async () => ({
  default: (await import('@handset/ui/DateRangePicker')).DateRangePicker,
}));

/** Narrows a list to some days. */
export function DayFilter({ list }: { list: ListState<string> }) {
  const words = useWords(listWords);
  const format = useFormat();
  const { data: shop } = useShop();
  const { from = '', to = '' } = list.values;
  // The address may hold anything.
  const day = (text: string) => (isDay(text) ? format.day(text) : text);
  const value = from === to ? day(from) : `${day(from)} – ${day(to)}`;
  return (
    <FilterChip label={words.dates} value={value} onClear={() => list.set({ from: '', to: '' })}>
      <CodeBoundary>
        {shop ? (
          <DateRangePicker
            label={words.dates}
            value={{ from, to }}
            onChange={(days) => list.set({ from: days.from, to: days.to })}
            today={shop.today}
            hasRangesBelow
          />
        ) : null}
      </CodeBoundary>
    </FilterChip>
  );
}
