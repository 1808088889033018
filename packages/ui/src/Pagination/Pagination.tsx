import { useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';
import { reset } from '../theme/reset.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './Pagination.css.ts';

/** Props of Pagination. */
export interface PaginationProps {
  /** Whether there is more. */
  hasMore: boolean;
  /** Whether more is on its way. @default false */
  isLoading?: boolean | undefined;
  /** Called when more is wanted, and to try again after an error. */
  onLoadMore: () => void;
  /** The number of rows that are shown. */
  loaded?: number | undefined;
  /** The number of all rows. */
  total?: number | undefined;
  /** A failed load, in words. */
  error?: string | null | undefined;
}

/** The number of rows shown, and a button that loads more. */
export function Pagination(props: PaginationProps) {
  const { hasMore, isLoading = false, onLoadMore, loaded, total, error } = props;
  const { messages } = useUI();
  const root = useRef<HTMLDivElement>(null);
  const isFocused = useRef(false);
  useBrowserLayoutEffect(() => {
    // The button went with the last rows: the keyboard stays where it was.
    if (!hasMore && isFocused.current) root.current?.focus();
  }, [hasMore]);

  const count = isCount(loaded) && isCount(total) ? messages.loaded(loaded, Math.max(loaded, total)) : null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only knows whether the keyboard is within
    <div
      ref={root}
      className={styles.pagination}
      tabIndex={-1}
      onFocus={() => {
        isFocused.current = true;
      }}
      onBlur={() => {
        isFocused.current = false;
      }}
    >
      <span role="status" className={reset}>
        {count}
      </span>
      {error ? (
        <span role="alert" className={styles.problem}>
          {error}
        </span>
      ) : null}
      {hasMore ? (
        <Button onPress={onLoadMore} isPending={isLoading}>
          {error ? messages.retry : messages.loadMore}
        </Button>
      ) : null}
    </div>
  );
}

function isCount(value: number | undefined): value is number {
  return value !== undefined && Number.isInteger(value) && value >= 0;
}
