import { useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
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
  /** How many rows are shown. */
  loaded?: number | undefined;
  /** How many rows there are. */
  total?: number | undefined;
  /** Why more could not be had. */
  error?: string | null | undefined;
}

/** Says how much of a list is shown, and brings more. */
export function Pagination(props: PaginationProps) {
  const { hasMore, isLoading = false, onLoadMore, loaded, total, error } = props;
  const { messages } = useUI();
  const root = useRef<HTMLDivElement>(null);
  const isFocused = useRef(false);
  useDevelopmentWarning(warningOf(props));
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

function warningOf({ loaded, total }: PaginationProps): string | null {
  for (const [prop, value] of Object.entries({ loaded, total }))
    if (value !== undefined && !isCount(value))
      return `Pagination: \`${prop}\` is ${value}, so no count is shown. Give a whole number, or leave it out.`;
  return null;
}

function isCount(value: number | undefined): value is number {
  return value !== undefined && Number.isInteger(value) && value >= 0;
}
