import { Button, Popover } from '@handset/ui';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChipClear } from './ChipClear.tsx';
import * as styles from './chips.css.ts';

interface FilterChipProps {
  label: string;
  /** The choice in words. Empty when nothing is chosen. */
  value: string;
  onClear: () => void;
  /** The field that sets it. A function receives `close`. */
  children: ReactNode | ((options: { close: () => void }) => ReactNode);
}

/** A filter as a chip that opens its field. */
export function FilterChip({ label, value, onClear, children }: FilterChipProps) {
  return (
    <span className={styles.chip} data-set={value === '' ? undefined : true}>
      <Popover
        label={label}
        placement="bottom start"
        trigger={
          <Button size="small" variant="quiet">
            <span className={styles.text}>
              {value === '' ? label : `${label}: ${value}`}
              {value === '' ? <ChevronDown size={14} strokeWidth={1.75} aria-hidden /> : null}
            </span>
          </Button>
        }
      >
        {children}
      </Popover>
      {value === '' ? null : <ChipClear label={label} onPress={onClear} />}
    </span>
  );
}
