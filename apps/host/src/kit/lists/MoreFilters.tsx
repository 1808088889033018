import { Button, useWords } from '@handset/ui';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useFormat } from '../format/useFormat.ts';
import * as styles from './chips.css.ts';
import { listWords } from './listWords.ts';

interface MoreFiltersProps {
  /** Number of active filters. */
  count: number;
  /** The filters. */
  children: ReactNode;
}

/** Filters that are hidden until needed. A link that sets one of them shows them at once. */
export function MoreFilters({ count, children }: MoreFiltersProps) {
  const words = useWords(listWords);
  const format = useFormat();
  const id = useId();
  const [isOpen, setOpen] = useState(count > 0);
  return (
    <>
      <span className={styles.chip}>
        <Button
          size="small"
          variant="quiet"
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-controls': id })}
          onPress={() => setOpen(!isOpen)}
        >
          <span className={styles.text}>
            {words.moreFilters(count > 0 ? format.count(count) : '')}
            <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
          </span>
        </Button>
      </span>
      {isOpen ? (
        <div id={id} className={styles.more}>
          {children}
        </div>
      ) : null}
    </>
  );
}
