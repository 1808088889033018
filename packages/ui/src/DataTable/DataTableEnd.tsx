import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { reset } from '../theme/reset.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './DataTable.css.ts';
import type { DataTableError } from './DataTableProps.ts';

interface DataTableEndProps {
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

/** The end of the list: loading, an error, nothing, or more to come. */
export function DataTableEnd(props: DataTableEndProps) {
  const { columnCount, rowCount, viewLength, isLoading, error, hasMore, onLoadMore } = props;
  const { messages } = useUI();

  if (error) {
    const { message, onRetry } = error;
    return (
      <div className={styles.end}>
        <span className={styles.problem} role="alert">
          <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
          {message}
        </span>
        {onRetry ? (
          <Button size="small" onPress={onRetry}>
            {messages.retry}
          </Button>
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
        <Button size="small" isPending={isLoading} pendingLabel={messages.loading} onPress={onLoadMore}>
          {messages.loadMore}
        </Button>
      </div>
    );
  if (rowCount === 0) return <>{props.empty ?? <EmptyState title={messages.noRows} />}</>;
  if (viewLength === 0) return <>{props.noMatches ?? <EmptyState title={messages.table.noMatches} />}</>;
  return null;
}
