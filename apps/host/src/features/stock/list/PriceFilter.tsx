import { parseRupees } from '@handset/domain';
import { MoneyField, useWords } from '@handset/ui';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { FilterChip } from '../../../kit/lists/FilterChip.tsx';
import { useDebounced } from '../../../kit/lists/useDebounced.ts';
import type { ListState } from '../../../kit/lists/useList.ts';
import { stockWords } from './stockWords.ts';

/** Filters a list of phones by asking price. */
export function PriceFilter({ list }: { list: ListState<'priceFrom' | 'priceTo'> }) {
  const words = useWords(stockWords);
  const { priceFrom, priceTo } = list.values;
  return (
    <>
      <PriceChip label={words.priceFrom} value={priceFrom} onChange={(to) => list.set({ priceFrom: to })} />
      <PriceChip label={words.priceTo} value={priceTo} onChange={(to) => list.set({ priceTo: to })} />
    </>
  );
}

interface PriceChipProps {
  label: string;
  /** In rupees, as the address has it. */
  value: string;
  onChange: (rupees: string) => void;
}

function PriceChip({ label, value, onChange }: PriceChipProps) {
  const format = useFormat();
  const [minor, setMinor] = useDebounced(minorOf(value), (next) =>
    onChange(next === null ? '' : String(next / 100)),
  );
  return (
    <FilterChip label={label} value={minor === null ? '' : format.money(minor)} onClear={() => onChange('')}>
      <MoneyField label={label} value={minor} onChange={setMinor} autoFocus />
    </FilterChip>
  );
}

/** In minor units; null where a link says something else than an amount. */
function minorOf(rupees: string): number | null {
  const parsed = parseRupees(rupees);
  return parsed.ok ? parsed.amount : null;
}
