import { parseRupees } from '@handset/domain';
import { MoneyField } from '@handset/ui';
import * as styles from '../lists/filters.css.ts';
import type { ListState } from '../lists/useList.ts';
import { usePaused } from '../lists/usePaused.ts';
import { useWords } from '../messages/useWords.ts';
import { stockWords } from './stockWords.ts';

/** Narrows a list of phones by what is asked for them. */
export function PriceFilter({ list }: { list: ListState<'priceFrom' | 'priceTo'> }) {
  const words = useWords(stockWords);
  const { priceFrom, priceTo } = list.values;
  return (
    <>
      <PriceField label={words.priceFrom} value={priceFrom} onChange={(to) => list.set({ priceFrom: to })} />
      <PriceField label={words.priceTo} value={priceTo} onChange={(to) => list.set({ priceTo: to })} />
    </>
  );
}

interface PriceFieldProps {
  label: string;
  /** In rupees, as the address has it. */
  value: string;
  onChange: (rupees: string) => void;
}

function PriceField({ label, value, onChange }: PriceFieldProps) {
  const [minor, setMinor] = usePaused(minorOf(value), (next) =>
    onChange(next === null ? '' : String(next / 100)),
  );
  return (
    <div className={styles.filter}>
      <MoneyField label={label} value={minor} onChange={setMinor} />
    </div>
  );
}

/** In minor units; null where a link says something else than an amount. */
function minorOf(rupees: string): number | null {
  const parsed = parseRupees(rupees);
  return parsed.ok ? parsed.amount : null;
}
