import { DateRangePicker } from '@handset/ui';
import { useWords } from '../messages/useWords.ts';
import { listWords } from './listWords.ts';
import type { ListState } from './useList.ts';

/** Narrows a list to some days. */
export function DayFilter({ list, today }: { list: ListState<string>; today: string }) {
  const words = useWords(listWords);
  return (
    <DateRangePicker
      label={words.dates}
      value={{ from: list.values.from ?? '', to: list.values.to ?? '' }}
      onChange={({ from, to }) => list.set({ from, to })}
      today={today}
    />
  );
}
