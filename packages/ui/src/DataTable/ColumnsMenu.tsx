import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';
import { usePopupPlacement } from '../picker/usePopupPlacement.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './DataTable.css.ts';
import type { DataTableColumn } from './DataTableColumn.ts';
import { ToolIcon } from './ToolIcon.tsx';
import type { Columns } from './useColumns.ts';

const mostHeight = 320;

interface ColumnsMenuProps<Row> {
  all: readonly DataTableColumn<Row>[];
  columns: Columns<Row>;
}

/** Which columns are in sight: a menu to the ARIA pattern, in plain HTML since React Aria's weighs more than the table. */
export function ColumnsMenu<Row>({ all, columns }: ColumnsMenuProps<Row>) {
  const { messages } = useUI();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  usePopupPlacement(menu, button, isOpen, mostHeight);
  useBrowserLayoutEffect(() => {
    if (isOpen) menu.current?.querySelector('button')?.focus();
  }, [isOpen]);

  const { hidden, widths } = columns.state;
  const hideable = all.filter((column) => column.id !== columns.headerId && column.isHideable !== false);
  const toggle = (columnId: string) =>
    columns.setState({
      widths,
      hidden: hidden.includes(columnId) ? hidden.filter((each) => each !== columnId) : [...hidden, columnId],
    });
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const items = [...event.currentTarget.querySelectorAll('button')];
    const at = items.indexOf(document.activeElement as HTMLButtonElement);
    const next = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: (at - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    }[event.key];
    if (next !== undefined) items[next]?.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') close();
    else return;
    // One thing at a time: what is around the menu stays open.
    if (event.key !== 'Tab') event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.tool}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        // Would close the menu before the click that is meant to.
        onMouseDown={(event) => isOpen && event.preventDefault()}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <ToolIcon shape="columns" />
        {messages.table.columns}
      </button>
      {isOpen ? (
        <div
          ref={menu}
          id={id}
          role="menu"
          popover="manual"
          tabIndex={-1}
          aria-label={messages.table.columns}
          className={styles.menu}
          onKeyDown={onKeyDown}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
          }}
        >
          {hideable.map((column) => {
            const isShown = !hidden.includes(column.id);
            return (
              <button
                key={column.id}
                type="button"
                role="menuitemcheckbox"
                aria-checked={isShown}
                tabIndex={-1}
                className={styles.menuItem}
                onClick={() => toggle(column.id)}
              >
                <span className={styles.menuMark}>{isShown ? <ToolIcon shape="check" /> : null}</span>
                {column.header}
              </button>
            );
          })}
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={styles.menuItem}
            onClick={() => {
              columns.setState({ hidden: [], widths: {} });
              close();
            }}
          >
            <span className={styles.menuMark} />
            {messages.table.resetColumns}
          </button>
        </div>
      ) : null}
    </>
  );
}
