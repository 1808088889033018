import { Plus } from 'lucide-react';
import { type ReactElement, type RefObject, useSyncExternalStore } from 'react';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './EditableGrid.css.ts';
import type { Grid } from './Grid.ts';

interface GridFootProps<Row extends object> {
  grid: Grid<Row>;
  /** The last change of several cells at once. */
  notice: string;
  canAddRow: boolean;
  addRow: () => void;
  addButton: RefObject<HTMLButtonElement | null>;
  goToNextError: () => void;
}

/** The button that adds a row, the last change, and the number of errors. */
export function GridFoot<Row extends object>(props: GridFootProps<Row>): ReactElement {
  const { grid, notice, canAddRow, addRow, addButton, goToNextError } = props;
  const { messages } = useUI();
  const { errors } = grid;
  const errorCount = useSyncExternalStore(errors.subscribe, errors.count, errors.count);
  return (
    <div className={styles.foot}>
      {canAddRow ? (
        <button
          ref={addButton}
          type="button"
          className={styles.button}
          disabled={grid.isDisabled}
          onClick={addRow}
        >
          <Plus size={14} strokeWidth={1.75} className={styles.icon} aria-hidden />
          {messages.grid.addRow}
        </button>
      ) : null}
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
