import { createRef, StrictMode, useMemo } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sendScan } from '../ScanField/sendScan.fixtures.ts';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { blankPiece, type Piece, pieceColumns, pieces } from './EditableGrid.fixtures.ts';
import { EditableGrid } from './EditableGrid.tsx';
import type { EditableGridHandle, EditableGridProps, GridRows } from './EditableGridProps.ts';
import { GridStore } from './GridStore.ts';
import type { GridRowErrors } from './gridColumns.ts';
import { useGridRows } from './useGridRows.ts';

interface PiecesProps extends Partial<Omit<EditableGridProps<Piece>, 'errors'>> {
  initialRows?: readonly Piece[];
  /** The errors of a row at first, by its place. */
  errorsOf?: (place: number) => GridRowErrors<Piece>;
  grid?: React.Ref<EditableGridHandle>;
}

function Pieces({ initialRows = pieces(3), rows: given, errorsOf, grid, ...props }: PiecesProps) {
  const own = useGridRows({ createRow: blankPiece, initialRows });
  const rows = given ?? own;
  const errors = useMemo(
    () => errorsOf && new Map(rows.getKeys().map((key, place) => [key, errorsOf(place)])),
    [rows, errorsOf],
  );
  return (
    <EditableGrid ref={grid as never} label="Pieces" columns={pieceColumns} {...{ ...props, rows, errors }} />
  );
}

/** Renders the grid and gives its rows. */
async function show({ initialRows = pieces(3), ...props }: PiecesProps = {}): Promise<GridRows<Piece>> {
  const rows = new GridStore(blankPiece, initialRows);
  await render(
    <StrictMode>
      <Pieces {...props} rows={rows} />
    </StrictMode>,
  );
  return rows;
}

const cell = (column: string, row: number) =>
  page.getByRole('textbox', { name: `${column}, row ${row}`, exact: true });

/** Pastes a text into the focused cell, as the clipboard would. */
function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

it('keeps its fields out of the form around it, which a browser goes through at every key in another field', async () => {
  await render(
    <form aria-label="Delivery">
      <input aria-label="Note" />
      <Pieces />
    </form>,
  );
  await expect.element(cell('Colour', 1)).toBeVisible();
  const form = document.querySelector('form');
  const [first, ...others] = form?.elements ?? [];
  expect(first?.getAttribute('aria-label')).toBe('Note');
  expect(others.filter((field) => !(field instanceof HTMLButtonElement))).toEqual([]);
});

describe('EditableGrid, by keyboard', () => {
  it('goes on by Tab through every field and past the last row in sight', async () => {
    await show({ initialRows: pieces(40) });
    await userEvent.click(cell('Price', 12));
    for (let row = 13; row <= 16; row += 1) {
      await userEvent.keyboard('{Tab}');
      await expect.element(cell('Serial number', row)).toHaveFocus();
      await userEvent.keyboard('{Tab}{Tab}{Tab}');
      await expect.element(cell('Price', row)).toHaveFocus();
    }
  });

  it('goes by arrows, Enter, pages and to both ends, by Home and End through the text first', async () => {
    await show({ initialRows: pieces(200) });
    await userEvent.click(cell('Colour', 2));
    const moves = [
      ['{ArrowUp}', 'Colour', 1],
      ['{ArrowUp}', 'Colour', 1],
      ['{PageUp}', 'Colour', 1],
      ['{ArrowDown}', 'Colour', 2],
      ['{Enter}', 'Count', 2],
      ['{Shift>}{Enter}{/Shift}', 'Colour', 2],
      ['{PageDown}', 'Colour', 13],
      ['{PageUp}', 'Colour', 2],
      ['{End}', 'Colour', 2],
      ['{End}', 'Price', 2],
      ['{Home}{Home}', 'Serial number', 2],
      ['{Control>}{End}{/Control}', 'Price', 200],
      ['{ArrowDown}{PageDown}', 'Price', 200],
      ['{Control>}{Home}{/Control}', 'Serial number', 1],
      ['{Shift>}{Enter}{/Shift}', 'Serial number', 1],
    ] as const;
    for (const [keys, column, row] of moves) {
      await userEvent.keyboard(keys);
      await expect.element(cell(column, row)).toHaveFocus();
    }
  });

  it('replaces the text of a cell that is entered, and keeps its caret after a second click', async () => {
    const rows = await show();
    await userEvent.click(cell('Colour', 1));
    await userEvent.keyboard('Red');
    expect(rows.getRows()[0]?.colour).toBe('Red');
    await userEvent.click(cell('Colour', 1));
    await userEvent.keyboard('{Home}Dark ');
    expect(rows.getRows()[0]?.colour).toBe('Dark Red');
    await userEvent.click(cell('Colour', 2));
    await userEvent.click(cell('Colour', 1));
    await userEvent.keyboard('Pink');
    expect(rows.getRows()[0]?.colour).toBe('Pink');
  });

  it('tells of Enter in the last row, not of the arrow that leads the same way, and submits no form', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    const onEnterAtEnd = vi.fn();
    await render(
      <form onSubmit={onSubmit}>
        <Pieces initialRows={pieces(1)} enterMoves="next-row" onEnterAtEnd={onEnterAtEnd} />
      </form>,
    );
    await userEvent.click(cell('Price', 1));
    await userEvent.keyboard('{ArrowDown}');
    expect(onEnterAtEnd).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onEnterAtEnd).toHaveBeenCalledOnce();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps the focused row while the others are scrolled away', async () => {
    await show({ initialRows: pieces(500) });
    await userEvent.click(cell('Colour', 1));
    const scroller = page.getByRole('table').element().parentElement;
    scroller?.scrollTo({ top: 10_000 });
    await expect.element(page.getByRole('rowheader', { name: '250', exact: true })).toBeVisible();
    await expect.element(cell('Colour', 1)).toHaveFocus();
    await userEvent.keyboard('Red{Tab}{Tab}{Tab}{Tab}');
    await expect.element(cell('Colour', 2)).toHaveFocus();
    expect(scroller?.scrollTop).toBeLessThan(200);
  });
});

describe('EditableGrid, by scanner', () => {
  it.each(['Enter', 'Tab', 'Ctrl+J', 'Ctrl+M'] as const)('goes on from a scan that %s ends', async (end) => {
    const rows = await show({ enterMoves: 'next-row' });
    await userEvent.click(cell('Serial number', 1));
    const codes = ['356938035643809', '356938035643810'];
    for (const code of codes) expect(sendScan(document.activeElement ?? document.body, code, end)).toBe(true);
    await expect.element(cell('Serial number', 3)).toHaveFocus();
    const serials = rows.getRows().map(({ serial }) => serial);
    expect(serials.slice(0, 2)).toEqual(codes);
  });
});

describe('EditableGrid, pasting', () => {
  it('leaves what was typed in the field to the browser to take back', async () => {
    const rows = await show();
    await userEvent.click(cell('Colour', 1));
    paste('Red\t\nPink\t');
    await userEvent.click(cell('Colour', 3));
    await userEvent.keyboard('Typed{Control>}z{/Control}');
    expect(rows.getRows()[0]?.colour).toBe('Red');
    await userEvent.keyboard('{Enter}{Control>}z{/Control}');
    expect(rows.getRows()[0]?.colour).toBe('Black');
  });
});

describe('EditableGrid, rows that come and go', () => {
  it('shows values that come from elsewhere, in the focused field too', async () => {
    const rows = await show();
    const [key = ''] = rows.getKeys();
    await userEvent.click(cell('Price', 1));
    rows.setValues(key, { price: 1_234_00, colour: 'Red' });
    await expect.element(cell('Price', 1)).toHaveValue('1234');
    await expect.element(cell('Colour', 1)).toHaveValue('Red');
    rows.setRows([...pieces(1), { ...blankPiece(), price: Number.NaN }]);
    await expect.element(cell('Price', 1)).toHaveValue('1,250');
    await expect.element(cell('Price', 2)).toHaveValue('');
  });

  it('describes a cell by the note of its value, or by its error', async () => {
    const columns = pieceColumns.map((column) =>
      column.kind === 'text' ? { ...column, renderNote: (value: string) => `Known: ${value}` } : column,
    );
    const errorsOf = (place: number) => (place === 0 ? { colour: 'Not sold' } : {});
    const rows = await show({ columns, errorsOf });
    await expect.element(cell('Colour', 1)).toHaveAccessibleDescription('Not sold');
    await expect.element(page.getByText('Known: Black')).not.toBeInTheDocument();
    await expect.element(cell('Colour', 2)).toHaveAccessibleDescription('Known: White');
    rows.setValues(rows.getKeys()[1] ?? '', { colour: 'Red' });
    await expect.element(cell('Colour', 2)).toHaveAccessibleDescription('Known: Red');
  });

  it('lets digits alone be typed into numbers, and one point into amounts', async () => {
    const rows = await show();
    await userEvent.click(cell('Count', 1));
    await userEvent.keyboard('-1e2.+');
    await userEvent.click(cell('Price', 1));
    await userEvent.keyboard('-1e2+.5.0');
    await userEvent.click(cell('Colour', 1));
    await userEvent.keyboard('Red-2.');
    expect(rows.getRows()[0]).toMatchObject({ count: 12, price: 12_50, colour: 'Red-2.' });
  });

  it('keeps a text that cannot be read while its row is scrolled out of sight', async () => {
    const rows = await show({ initialRows: pieces(300) });
    await userEvent.click(cell('Count', 1));
    document.execCommand('insertText', false, 'many');
    await userEvent.keyboard('{Tab}{Control>}{End}{/Control}');
    await expect.element(cell('Count', 1)).not.toBeInTheDocument();
    expect(
      rows
        .getProblems()
        .get(rows.getKeys()[0] ?? '')
        ?.get('count')?.text,
    ).toBe('many');
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect.element(cell('Count', 1)).toHaveValue('many');
    await expect.element(cell('Count', 1)).toBeInvalid();
  });

  it('stays alive when its rows go while a cell has focus, and when it goes itself', async () => {
    const rows = await show({ initialRows: pieces(100) });
    await userEvent.click(cell('Colour', 2));
    rows.setRows([]);
    await expect.element(page.getByText('Nothing here yet')).toBeVisible();
    rows.setRows(pieces(2));
    await expect.element(cell('Colour', 2)).toBeVisible();
  });
});

/** The gap in pixels between a row and the one before it. Negative when they overlap. */
function gapAbove(row: number): number {
  const at = (number: number) =>
    page.getByRole('rowheader', { name: String(number), exact: true }).element().parentElement;
  const top = at(row)?.getBoundingClientRect().top ?? Number.NaN;
  const bottom = at(row - 1)?.getBoundingClientRect().bottom ?? Number.NaN;
  return Math.trunc(top - bottom) + 0;
}

describe('EditableGrid, rows of different heights', () => {
  it('stands them below one another, whatever their errors and density, and again without errors', async () => {
    const long = { colour: 'word '.repeat(40) };
    const density = (
      chosen: 'compact' | 'comfortable',
      errorsOf = (place: number) => (place % 4 === 2 ? long : {}),
    ) => (
      <UIProvider density={chosen}>
        <Pieces initialRows={pieces(200)} errorsOf={errorsOf} />
      </UIProvider>
    );
    const screen = await render(density('compact'));
    for (const row of [3, 4, 5]) expect(gapAbove(row)).toBe(0);
    await screen.rerender(density('comfortable'));
    for (const row of [2, 3, 4]) await expect.poll(() => gapAbove(row)).toBe(0);
    await screen.rerender(density('comfortable', () => ({})));
    for (const row of [3, 4, 5]) await expect.poll(() => gapAbove(row)).toBe(0);
  });

  it.each([
    [20, false],
    [61, true],
  ])('lays %i rows out as cards of a number, a field and a way out on one line', async (count, scrolls) => {
    await render(
      <div style={{ inlineSize: 360 }}>
        <Pieces initialRows={pieces(count)} canRemoveRows />
      </div>,
    );
    const remove = page.getByRole('button', { name: 'Remove row 2', exact: true });
    await expect.element(remove).toBeVisible();
    const middle = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    };
    expect(middle(remove.element())).toBe(middle(cell('Serial number', 2).element()));
    await expect.poll(() => gapAbove(2)).toBe(0);
    const scroller = page.getByRole('table').element().parentElement;
    if (!scroller) throw new Error('a table has a box');
    await expect.poll(() => scroller.scrollHeight > scroller.clientHeight).toBe(scrolls);
  });

  it('keeps the focused row while another one is shown', async () => {
    const grid = createRef<EditableGridHandle>();
    const rows = await show({ initialRows: pieces(300), grid });
    const first = cell('Serial number', 1);
    await first.click();
    for (const place of [199, 299]) grid.current?.showRow(rows.getKeys()[place] ?? '');
    await expect.element(cell('Serial number', 300)).toBeInViewport();
    await expect.element(first).toHaveFocus();
  });

  it('keeps what is in sight in its place while rows above it are found to be higher', async () => {
    const long = { count: 'word '.repeat(20) };
    await show({ initialRows: pieces(300), errorsOf: (place) => (place % 5 === 0 ? long : {}) });
    const scroller = page.getByRole('table').element().parentElement;
    scroller?.scrollTo({ top: 6000 });
    const seen = () =>
      [...document.querySelectorAll<HTMLElement>('[data-grid-row]')].find(
        (row) => row.getBoundingClientRect().top >= (scroller?.getBoundingClientRect().top ?? 0) + 34,
      );
    await expect.poll(seen).toBeDefined();
    for (let step = 0; step < 12; step += 1) {
      const row = seen();
      const before = row?.getBoundingClientRect().top ?? Number.NaN;
      scroller?.scrollBy({ top: -90 });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      expect(Math.abs((row?.getBoundingClientRect().top ?? Number.NaN) - before - 90)).toBeLessThanOrEqual(1);
    }
  });
});
