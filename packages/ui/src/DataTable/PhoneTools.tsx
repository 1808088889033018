import { Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Drawer } from '../Drawer/Drawer.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Select } from '../Select/Select.tsx';
import type { TableSort } from '../tabular/TableSort.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './DataTable.css.ts';

interface PhoneToolsProps {
  /** The columns that rows can be sorted by. */
  sortable: readonly { id: string; header: string }[];
  sort: TableSort | null;
  onSort: (sort: TableSort | null) => void;
  /** The buttons that a desk shows above the rows. */
  children: ReactNode;
}

/** On a phone, the order of the rows and the actions on the list, in a sheet behind one button. */
export function PhoneTools({ sortable, sort, onSort, children }: PhoneToolsProps) {
  const { messages } = useUI();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={messages.moreActions} hasTooltip={false} onPress={() => setOpen(true)}>
        <Ellipsis size={20} strokeWidth={1.75} />
      </IconButton>
      <Drawer placement="bottom" isOpen={isOpen} onClose={() => setOpen(false)} title={messages.moreActions}>
        <div className={styles.phoneTools}>
          {sortable.length > 0 ? (
            <Select
              label={messages.table.sortBy}
              value={sort ? `${sort.direction} ${sort.column}` : 'unsorted'}
              onChange={(value) => onSort(sortOf(value))}
              options={[
                { value: 'unsorted', label: messages.table.unsorted },
                ...sortable.flatMap(({ id, header }) => [
                  { value: `ascending ${id}`, label: `${header} ↑` },
                  { value: `descending ${id}`, label: `${header} ↓` },
                ]),
              ]}
            />
          ) : null}
          {children}
        </div>
      </Drawer>
    </>
  );
}

/** The order in a text such as 'descending price'. */
function sortOf(text: string): TableSort | null {
  const [direction, ...id] = text.split(' ');
  return direction === 'ascending' || direction === 'descending' ? { column: id.join(' '), direction } : null;
}
