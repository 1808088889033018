import type { ReactElement } from 'react';
import { reset } from '../theme/reset.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './EditableGrid.css.ts';
import type { Grid } from './Grid.ts';
import { hasFigures } from './hasFigures.ts';
import { tableRoles } from './tableRoles.ts';

/** The names of the columns. */
export function GridHead<Row extends object>({ grid }: { grid: Grid<Row> }): ReactElement {
  const { messages } = useUI();
  return (
    <div {...tableRoles.group} className={styles.head}>
      <div {...tableRoles.row(1)} className={styles.headRow}>
        <div {...tableRoles.columnHeader} className={styles.headCell} data-figures>
          <span aria-hidden className={reset}>
            #
          </span>
          <span className={styles.hidden}>{messages.grid.row}</span>
        </div>
        {grid.columns.map(({ id, column }) => (
          <div
            key={id}
            {...tableRoles.columnHeader}
            className={styles.headCell}
            title={column.header}
            data-figures={hasFigures(column) || undefined}
          >
            {column.header}
            {column.isRequired ? (
              <span className={styles.requiredMark} aria-hidden>
                *
              </span>
            ) : null}
          </div>
        ))}
        {grid.canRemoveRows ? (
          <div {...tableRoles.columnHeader} className={reset}>
            <span className={styles.hidden}>{messages.grid.rowActions}</span>
          </div>
        ) : null}
      </div>
    </div>
  );
}
