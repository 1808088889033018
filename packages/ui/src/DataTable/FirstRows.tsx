// biome-ignore-all lint/a11y/useSemanticElements: a grid of elements that are placed freely, which those of a table are not

import { uniqueKeys } from '../tabular/uniqueKeys.ts';
import * as styles from './DataTable.css.ts';
import { DataTableRow } from './DataTableRow.tsx';
import { activeRowOf, type RowsProps } from './RowsProps.ts';

const count = 12;

/** The first rows one below the other, until what places rows of their own height is loaded. */
export function FirstRows<Row>(props: RowsProps<Row>) {
  const { look, view, keyOf, selectedKeys, active } = props;
  const rows = Array.from({ length: Math.min(count, view.length) }, (_, place) => view.rowAt(place));
  const keys = uniqueKeys(rows.map(keyOf));
  const activeRow = activeRowOf(props);
  return (
    <div role="rowgroup" className={styles.body} data-flowing>
      {rows.map((row, place) => (
        <DataTableRow
          key={keys[place]}
          look={look}
          row={row}
          place={place}
          start={0}
          isSelected={selectedKeys.has(keyOf(row))}
          activeColumn={activeRow === place ? (active?.column ?? null) : null}
          measure={undefined}
        />
      ))}
    </div>
  );
}
