import { TriangleAlert } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { reset } from '../theme/reset.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './DataTable.css.ts';
import type { TableState } from './useTableState.ts';

const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The end of the list: loading, an error, nothing, or more to come. */
export function DataTableEnd<Row>({ table }: { table: TableState<Row> }) {
  const { rows, isLoading = false, error, hasMore, onLoadMore, empty, noMatches } = table.props;
  const { messages } = useUI();

  if (error)
    return (
      <div className={styles.end}>
        <span className={styles.problem} role="alert">
          <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
          {error.message}
        </span>
        {error.onRetry ? (
          <Button size="small" onPress={error.onRetry}>
            {messages.retry}
          </Button>
        ) : null}
      </div>
    );
  if (isLoading && rows.length === 0)
    return (
      <div aria-hidden className={reset}>
        {skeletonRows.map((row) => (
          <div key={row} className={styles.skeletonRow}>
            {Array.from({ length: table.hasTwoLines ? 1 : table.columnIds.length }, (_, column) => (
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
  if (rows.length === 0) return <>{empty ?? <EmptyState title={messages.noRows} />}</>;
  if (table.view.length === 0) return <>{noMatches ?? <EmptyState title={messages.table.noMatches} />}</>;
  return null;
}
