import { type ReactElement, useSyncExternalStore } from 'react';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './EditableGrid.css.ts';
import type { Grid } from './Grid.ts';

interface GridFootProps<Row extends object> {
  grid: Grid<Row>;
  /** The last change of several cells at once. */
  notice: string;
  goToNextError: () => void;
}

/** The last change of several cells, and the number of errors. */
export function GridFoot<Row extends object>(props: GridFootProps<Row>): ReactElement {
  const { grid, notice, goToNextError } = props;
  const { messages } = useUI();
  const { errors } = grid;
  const errorCount = useSyncExternalStore(errors.subscribe, errors.count, errors.count);
  return (
    <div className={styles.foot}>
      <span role="status" className={styles.status}>
        {notice}
      </span>
      {errorCount > 0 ? (
        <>
          <span className={styles.errorCount}>{messages.grid.errors(errorCount)}</span>
          <button type="button" className={styles.button} onClick={goToNextError}>
            {messages.grid.nextError}
          </button>
        </>
      ) : null}
    </div>
  );
}
