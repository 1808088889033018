import { useWords } from '@handset/ui';
import { ChevronDown } from 'lucide-react';
import { ChipClear } from './ChipClear.tsx';
import * as styles from './chips.css.ts';
import { listWords } from './listWords.ts';

interface ChoiceChipProps {
  label: string;
  /** The choice. Empty when nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** Choices by value. */
  options: Readonly<Record<string, string>>;
}

const ALL = 'all';

/** A chip for a filter with a few choices. An invisible native select covers it. */
export function ChoiceChip({ label, value, onChange, options }: ChoiceChipProps) {
  const words = useWords(listWords);
  const isSet = value !== '';
  const isUnknown = isSet && !(value in options);
  return (
    <span className={styles.chip} data-set={isSet || undefined}>
      <span className={styles.choice}>
        <span className={styles.text} aria-hidden>
          {isSet ? `${label}: ${options[value] ?? value}` : label}
          {isSet ? null : <ChevronDown size={14} strokeWidth={1.75} />}
        </span>
        <select
          className={styles.select}
          aria-label={label}
          value={value || ALL}
          onChange={(event) => onChange(event.target.value === ALL ? '' : event.target.value)}
        >
          <option value={ALL}>{words.all}</option>
          {/* A value from the address that is none of the choices. */}
          {isUnknown ? <option value={value}>{value}</option> : null}
          {Object.entries(options).map(([choice, text]) => (
            <option key={choice} value={choice}>
              {text}
            </option>
          ))}
        </select>
      </span>
      {isSet ? <ChipClear label={label} onPress={() => onChange('')} /> : null}
    </span>
  );
}
