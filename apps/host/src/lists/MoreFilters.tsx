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
  /** Whether they are all that the list has. */
  isAll?: boolean | undefined;
  /** The filters. */
  children: ReactNode;
}

/** Filters out of the way until they are needed; a link that sets one that is seldom needed shows them at once. */
export function MoreFilters({ count, isAll = false, children }: MoreFiltersProps) {
  const words = useWords(listWords);
  const format = useFormat();
  const id = useId();
  const [isOpen, setOpen] = useState(!isAll && count > 0);
  const shown = count > 0 ? format.count(count) : '';
  return (
    <>
      <Button
        icon={<SlidersHorizontal size={18} strokeWidth={1.75} />}
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': id })}
        onPress={() => setOpen(!isOpen)}
      >
        {isAll ? words.filters(shown) : words.moreFilters(shown)}
      </Button>
      {isOpen ? (
        <div id={id} className={styles.more}>
          {children}
        </div>
      ) : null}
    </>
  );
}
