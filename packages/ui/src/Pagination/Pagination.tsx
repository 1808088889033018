import { Button } from '../Button/Button.tsx';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './Pagination.css.ts';

/** Props of Pagination. */
export interface PaginationProps {
  /** Whether there is more. */
  hasMore: boolean;
  /** Whether more is on its way. */
  isLoading?: boolean | undefined;
  /** Called when more is wanted. */
  onLoadMore: () => void;
  /** How many rows are shown. */
  loaded?: number | undefined;
  /** How many rows there are. */
  total?: number | undefined;
}

/** Says how much of a list is shown, and brings more. */
export function Pagination({ hasMore, isLoading = false, onLoadMore, loaded, total }: PaginationProps) {
  const { messages } = useUI();
  return (
    <div className={styles.pagination}>
      {loaded === undefined || total === undefined ? null : (
        <span role="status">{messages.loaded(loaded, total)}</span>
      )}
      {hasMore ? (
        <Button onPress={onLoadMore} isPending={isLoading}>
          {messages.loadMore}
        </Button>
      ) : null}
    </div>
  );
}
