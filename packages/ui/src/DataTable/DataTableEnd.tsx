import type { ReactNode } from 'react';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { reset } from '../theme/reset.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './DataTable.css.ts';
import { ToolIcon } from './ToolIcon.tsx';

/** Why rows could not be had. */
export interface DataTableError {
  /** What went wrong, in words for the reader. */
  message: string;
  /** Called to try again. */
  onRetry?: (() => void) | undefined;
}

interface DataTableEndProps {
  /** How many columns the skeletons have. */
  columnCount: number;
  rowCount: number;
  viewLength: number;
  isLoading: boolean;
  error: DataTableError | null | undefined;
  hasMore: boolean;
  onLoadMore: (() => void) | undefined;
  empty: ReactNode;
  noMatches: ReactNode;
}

const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** What stands below the rows, or in their place: loading, an error, nothing, or more to come. */
export function DataTableEnd(props: DataTableEndProps) {
  const { columnCount, rowCount, viewLength, isLoading, error, hasMore, onLoadMore } = props;
  const { messages } = useUI();

  if (error) {
    const { message, onRetry } = error;
    return (
      <div className={styles.end}>
        <span className={styles.problem} role="alert">
          <ToolIcon shape="warning" />
          {message}
        </span>
        {onRetry ? (
          <button type="button" className={styles.tool} onClick={onRetry}>
            {messages.retry}
          </button>
        ) : null}
      </div>
    );
  }
  if (isLoading && rowCount === 0)
    return (
      <div aria-hidden className={reset}>
        {skeletonRows.map((row) => (
          <div key={row} className={styles.skeletonRow}>
            {Array.from({ length: columnCount }, (_, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the shapes have no identity
              <span key={column} className={styles.cell}>
                <Skeleton />
              </span>
            ))}
          </div>
        ))}
      </div>
    );
  if (hasMore && onLoadMore)
    return (
      <div className={styles.end}>
        <button
          type="button"
          className={styles.tool}
          aria-disabled={isLoading}
          onClick={() => isLoading || onLoadMore()}
        >
          {isLoading ? messages.loading : messages.loadMore}
        </button>
      </div>
    );
  if (rowCount === 0) return <>{props.empty ?? <EmptyState title={messages.noRows} />}</>;
  if (viewLength === 0) return <>{props.noMatches ?? <EmptyState title={messages.table.noMatches} />}</>;
  return null;
}
