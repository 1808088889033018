import { Button } from '@handset/ui';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useFormat } from '../format/useFormat.ts';
import { useWords } from '../messages/useWords.ts';
import * as styles from './filters.css.ts';
import { listWords } from './listWords.ts';

interface MoreFiltersProps {
  /** How many of them are set. */
  count: number;
  /** The filters. */
  children: ReactNode;
}

/** Filters that are seldom needed, out of the way until they are; a link that sets one shows them at once. */
export function MoreFilters({ count, children }: MoreFiltersProps) {
  const words = useWords(listWords);
  const format = useFormat();
  const id = useId();
  const [isOpen, setOpen] = useState(count > 0);
  return (
    <>
      <Button
        icon={<SlidersHorizontal size={18} strokeWidth={1.75} />}
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': id })}
        onPress={() => setOpen(!isOpen)}
      >
        {count > 0 ? words.moreFiltersOf(format.count(count)) : words.moreFilters}
      </Button>
      {isOpen ? (
        <div id={id} className={styles.more}>
          {children}
        </div>
      ) : null}
    </>
  );
}
