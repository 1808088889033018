import type { Accessory, AccessoryMovement } from '@handset/domain';
import { Badge, Button, type DataTableColumn, Inline } from '@handset/ui';
import { MoreMenu } from '../../../kit/actions/MoreMenu.tsx';
import type { Format } from '../../../kit/format/useFormat.ts';
import { dayColumn } from '../../../kit/lists/dayColumn.ts';
import { moneyColumn } from '../../../kit/lists/moneyColumn.tsx';
import type { AccessoryWords } from './accessoryWords.ts';

/** Actions on an accessory. */
export interface AccessoryActions {
  purchase: (accessory: Accessory) => void;
  adjust: (accessory: Accessory) => void;
  edit: (accessory: Accessory) => void;
}

/** The columns of the list of accessories. */
export function accessoryColumns(
  words: AccessoryWords,
  format: Format,
  { hasCost, actions }: { hasCost: boolean; actions: AccessoryActions },
): DataTableColumn<Accessory>[] {
  const columns: (DataTableColumn<Accessory> | false)[] = [
    {
      id: 'name',
      header: words.name,
      value: (row) => row.accessoryName,
      isRowHeader: true,
      isSortable: true,
      minWidth: 160,
    },
    { id: 'category', header: words.category, value: (row) => row.category, isSortable: true, width: 130 },
    {
      id: 'quantity',
      header: words.quantity,
      phone: 'state',
      value: (row) => row.quantity,
      text: (row) => format.count(row.quantity),
      cell: (row) => (
        <>
          {row.isLow || row.quantity === 0 ? (
            <>
              <Badge tone={row.quantity === 0 ? 'critical' : 'caution'}>
                {row.quantity === 0 ? words.isOut : words.isLow}
              </Badge>{' '}
            </>
          ) : null}
          {format.count(row.quantity)}
        </>
      ),
      isNumeric: true,
      align: 'end',
      isSortable: true,
      width: 130,
    },
    {
      id: 'lowLevel',
      header: words.lowLevel,
      value: (row) => row.lowLevel,
      isNumeric: true,
      align: 'end',
      width: 96,
      phone: 'hidden',
    },
    { ...moneyColumn('salePrice', words.salePrice, (row) => row.salePrice, format, true), phone: 'amount' },
    hasCost && {
      ...moneyColumn<Accessory>('averageCost', words.averageCost, (row) => row.averageCost, format, true),
      phone: 'hidden',
    },
    hasCost && {
      ...moneyColumn<Accessory>('value', words.value, (row) => row.value, format, true),
      phone: 'hidden',
    },
    {
      id: 'actions',
      header: words.actions,
      value: () => '',
      cell: (row) => (
        <Inline gap={1} isWrapping={false}>
          <Button size="small" onPress={() => actions.purchase(row)}>
            {words.purchase}
          </Button>
          <Button size="small" variant="quiet" onPress={() => actions.adjust(row)}>
            {words.adjust}
          </Button>
          <Button size="small" variant="quiet" onPress={() => actions.edit(row)}>
            {words.edit}
          </Button>
        </Inline>
      ),
      phoneCell: (row) => (
        <MoreMenu
          label={words.actionsOf(row.accessoryName)}
          size="small"
          choices={[
            { id: 'purchase', label: words.purchase, onAction: () => actions.purchase(row) },
            { id: 'adjust', label: words.adjust, onAction: () => actions.adjust(row) },
            { id: 'edit', label: words.edit, onAction: () => actions.edit(row) },
          ]}
        />
      ),
      hasControls: true,
      isHideable: false,
      width: 240,
    },
  ];
  return columns.filter((column) => column !== false);
}

/** Columns of an accessory's movements. */
export function movementColumns(
  words: AccessoryWords,
  format: Format,
  hasCost: boolean,
): DataTableColumn<AccessoryMovement>[] {
  const columns: (DataTableColumn<AccessoryMovement> | false)[] = [
    dayColumn('date', words.date, (row) => row.date, format),
    {
      id: 'reason',
      header: words.reason,
      value: (row) => words.reasons[row.reason] ?? row.reason,
      isRowHeader: true,
      minWidth: 140,
    },
    {
      id: 'change',
      header: words.change,
      phone: 'amount',
      value: (row) => row.quantity,
      text: ({ quantity }) =>
        `${quantity > 0 ? '+' : quantity < 0 ? '−' : ''}${format.count(Math.abs(quantity))}`,
      isNumeric: true,
      align: 'end',
      width: 110,
    },
    hasCost && {
      ...moneyColumn<AccessoryMovement>('cost', words.cost, (row) => row.cost, format),
      phone: 'state',
    },
    { id: 'note', header: words.note, value: (row) => row.note, minWidth: 180 },
  ];
  return columns.filter((column) => column !== false);
}
