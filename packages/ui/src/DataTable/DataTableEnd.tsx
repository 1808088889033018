import { TriangleAlert } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { reset } from '../theme/reset.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './DataTable.css.ts';
import type { DataTableProps } from './DataTableProps.ts';

interface DataTableEndProps<Row>
  extends Pick<
    DataTableProps<Row>,
    'rows' | 'isLoading' | 'error' | 'hasMore' | 'onLoadMore' | 'empty' | 'noMatches'
  > {
  columnCount: number;
  /** Whether no row matches the filter. */
  isNothingFound: boolean;
}

const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The end of the list: loading, an error, nothing, or more to come. */
export function DataTableEnd<Row>(props: DataTableEndProps<Row>) {
  const { columnCount, rows, isNothingFound, isLoading = false, error, hasMore, onLoadMore } = props;
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
  if (isLoading && rows.length === 0)
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
  if (rows.length === 0) return <>{props.empty ?? <EmptyState title={messages.noRows} />}</>;
  if (isNothingFound) return <>{props.noMatches ?? <EmptyState title={messages.table.noMatches} />}</>;
  return null;
}
