import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { blankPiece, type Piece, pieceColumns, pieces } from './EditableGrid.fixtures.ts';
import { EditableGrid } from './EditableGrid.tsx';
import type { EditableGridProps } from './EditableGridProps.ts';
import type { GridColumn, GridRowErrors } from './gridColumns.ts';
import { useGridCount, useGridRows } from './useGridRows.ts';

interface PiecesProps extends Omit<EditableGridProps<Piece>, 'rows' | 'columns' | 'errors'> {
  initialRows?: readonly Piece[];
  columns?: readonly GridColumn<Piece>[];
  /** Finds the errors of a row, after each change. */
  errorsOf?: (piece: Piece) => GridRowErrors<Piece>;
}

function Pieces({ initialRows = pieces(6), columns = pieceColumns, errorsOf, ...props }: PiecesProps) {
  const rows = useGridRows({ createRow: blankPiece, initialRows });
  const shown = useSyncExternalStore(rows.subscribe, rows.getRows, rows.getRows);
  const errors = useMemo(
    () => errorsOf && new Map(shown.map((piece, place) => [rows.getKeys()[place] ?? '', errorsOf(piece)])),
    [rows, shown, errorsOf],
  );
  return <EditableGrid {...props} rows={rows} columns={columns} errors={errors} />;
}

const needsSerial = ({ serial }: Piece): GridRowErrors<Piece> =>
  serial === '' ? { serial: 'Enter the serial number' } : {};

const meta: Meta<typeof Pieces> = {
  title: 'UI/Data/EditableGrid',
  component: Pieces,
  args: { label: 'Pieces', onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof Pieces>;

/** Puts a text on an element as the clipboard would. */
function paste(target: Element, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

export const Empty: Story = { args: { initialRows: [], empty: 'No pieces yet. Scan the first one.' } };

export const Typing: Story = {
  args: { initialRows: pieces(3) },
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByRole('textbox', { name: 'Price, row 2' });
    await userEvent.click(price);
    await expect(price).toHaveValue('1425.50');
    await userEvent.keyboard('2000');
    await userEvent.keyboard('{Enter}');
    await expect(price).toHaveValue('2,000');
    await expect(canvas.getByRole('textbox', { name: 'Serial number, row 3' })).toHaveFocus();
  },
};

export const PastedFromASpreadsheet: Story = {
  args: { initialRows: pieces(2) },
  play: async ({ canvas, userEvent, args }) => {
    const colour = canvas.getByRole('textbox', { name: 'Colour, row 1' });
    await userEvent.click(colour);
    paste(colour, 'Red\t4\r\n"Dark\nred"\tmany\r\nPink\t6\r\n');
    await expect(colour).toHaveValue('Red');
    await expect(canvas.getByRole('textbox', { name: 'Colour, row 2' })).toHaveValue('Dark red');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 cells pasted, 3 cells left out');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(colour).toHaveValue('Black');
  },
};

export const WithErrors: Story = {
  args: {
    initialRows: pieces(200).map((piece, place) => (place % 50 === 40 ? { ...piece, serial: '' } : piece)),
    errorsOf: needsSerial,
    maxHeight: '20rem',
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('4 errors')).toBeVisible();
    const next = canvas.getByRole('button', { name: 'Next error' });
    await userEvent.click(next);
    const first = canvas.getByRole('textbox', { name: 'Serial number, row 41' });
    await expect(first).toHaveFocus();
    await expect(first).toBeInvalid();
    await expect(first).toHaveAccessibleDescription('Enter the serial number');
    await userEvent.keyboard('123');
    await expect(canvas.getByText('3 errors')).toBeVisible();
    await userEvent.click(next);
    await expect(canvas.getByRole('textbox', { name: 'Serial number, row 91' })).toHaveFocus();
  },
};

export const UnreadableText: Story = {
  play: async ({ canvas, userEvent }) => {
    const count = canvas.getByRole('textbox', { name: 'Count, row 1' });
    await userEvent.click(count);
    await userEvent.paste('many');
    await expect(count).toBeValid();
    await userEvent.tab();
    await expect(count).toHaveValue('many');
    await expect(count).toHaveAccessibleDescription('Enter a whole number');
    await expect(canvas.getByText('1 error')).toBeVisible();
  },
};

export const RemovingRows: Story = {
  args: { initialRows: pieces(3), canRemoveRows: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove row 2' }));
    await expect(canvas.getAllByRole('rowheader', { name: /^\d+$/ })).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Remove row 2' })).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(canvas.getAllByRole('rowheader', { name: /^\d+$/ })).toHaveLength(3);
  },
};

export const ReadOnlyCells: Story = {
  args: {
    initialRows: pieces(3),
    columns: pieceColumns.map((column) => (column.id === 'price' ? { ...column, isReadOnly: true } : column)),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Price, row 1' })).toHaveAttribute('readonly');
    const count = canvas.getByRole('textbox', { name: 'Count, row 1' });
    await expect(count).not.toHaveAttribute('readonly');
    await userEvent.type(count, '{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Serial number, row 2' })).toHaveFocus();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, canRemoveRows: true },
  play: async ({ canvas, userEvent, args }) => {
    const colour = canvas.getByRole('textbox', { name: 'Colour, row 1' });
    await userEvent.click(colour);
    paste(colour, 'Red\t1\nPink\t2');
    await expect(colour).toHaveValue('Black');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

function PiecesByQuantity() {
  const rows = useGridRows({ createRow: blankPiece, initialRows: [blankPiece()] });
  const [quantity, setQuantity] = useState<number | null>(1);
  const count = useGridCount(rows);
  return (
    <Stack gap={3}>
      <Inline gap={3} align="end">
        <NumberField
          label="Quantity"
          value={quantity}
          onChange={(next) => {
            setQuantity(next);
            if (next !== null) rows.setCount(next);
          }}
        />
        <Button onPress={() => rows.setRows(pieces(5))}>Fill in</Button>
        <output>{count} pieces</output>
      </Inline>
      <EditableGrid label="Pieces" rows={rows} columns={pieceColumns} maxHeight="18rem" />
    </Stack>
  );
}

export const QuantityFromOutside: StoryObj = {
  render: () => <PiecesByQuantity />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Quantity'));
    await userEvent.keyboard('1000');
    await expect(canvas.getByText('1000 pieces')).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(30);
    await userEvent.click(canvas.getByRole('button', { name: 'Fill in' }));
    await expect(canvas.getByText('5 pieces')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Price, row 1' })).toHaveValue('1,250');
  },
};

function ToggleCell({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (v: string) => void;
}) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={value === 'Black'}
      onChange={(event) => onChange(event.target.checked ? 'Black' : '')}
    />
  );
}

const customColumns: readonly GridColumn<Piece>[] = [
  ...pieceColumns.filter(({ id }) => id === 'serial'),
  {
    kind: 'custom',
    id: 'colour',
    header: 'Black',
    width: '5rem',
    render: ({ label, row, setValues }) => (
      <ToggleCell label={label} value={row.colour} onChange={(colour) => setValues({ colour })} />
    ),
  },
];

export const CellsOfYourOwn: Story = {
  args: { columns: customColumns, initialRows: pieces(3) },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Black, row 2' });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ reason: 'edit' }));
  },
};

const matrixRows: readonly Piece[] = [
  ...pieces(3),
  { ...blankPiece(), serial: '35693803564380935693803564380935693803564380', colour: 'سبز' },
  blankPiece(),
];

const matrixErrors = ({ serial, colour }: Piece): GridRowErrors<Piece> => ({
  serial: serial === '' ? 'Enter the serial number' : undefined,
  colour: colour === 'White' ? 'White is not sold here, and this text is too long for its cell' : undefined,
});

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 968 }}>
      <Pieces
        label="Pieces"
        initialRows={matrixRows}
        errorsOf={matrixErrors}
        canRemoveRows
        maxHeight="none"
      />
      <div style={{ display: 'grid', gridTemplateColumns: '390px 1fr', gap: 24, alignItems: 'start' }}>
        <Pieces
          label="Cards"
          initialRows={pieces(2)}
          errorsOf={matrixErrors}
          canRemoveRows
          maxHeight="none"
        />
        <div style={{ display: 'grid', gap: 24 }}>
          <Pieces label="None" initialRows={[]} errorMessage="Add at least one piece" />
          <Pieces label="Read-only" initialRows={pieces(1)} isReadOnly columns={pieceColumns.slice(0, 2)} />
          <Pieces label="Disabled" initialRows={pieces(1)} isDisabled columns={pieceColumns.slice(0, 2)} />
        </div>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Pieces' });
    await expect(within(table).getAllByRole('row')).toHaveLength(6);
  },
};
