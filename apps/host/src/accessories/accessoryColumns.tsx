import type { Accessory, AccessoryMovement } from '@handset/domain';
import { Badge, Button, type DataTableColumn, Inline } from '@handset/ui';
import type { Format } from '../format/useFormat.ts';
import { dayColumn } from '../lists/dayColumn.ts';
import { moneyColumn } from '../lists/moneyColumn.tsx';
import type { AccessoryWords } from './accessoryWords.ts';

/** What may be done with an accessory. */
export interface AccessoryActs {
  purchase: (accessory: Accessory) => void;
  adjust: (accessory: Accessory) => void;
  edit: (accessory: Accessory) => void;
}

/** The columns of the list of accessories. */
export function accessoryColumns(
  words: AccessoryWords,
  format: Format,
  { hasCost, acts }: { hasCost: boolean; acts: AccessoryActs },
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
      isHiddenOnCard: true,
    },
    moneyColumn('salePrice', words.salePrice, (row) => row.salePrice, format, true),
    hasCost &&
      moneyColumn<Accessory>('averageCost', words.averageCost, (row) => row.averageCost, format, true),
    hasCost && moneyColumn<Accessory>('value', words.value, (row) => row.value, format, true),
    {
      id: 'actions',
      header: words.actions,
      value: () => '',
      cell: (row) => (
        <Inline gap={1} isWrapping={false}>
          <Button size="small" onPress={() => acts.purchase(row)}>
            {words.purchase}
          </Button>
          <Button size="small" variant="quiet" onPress={() => acts.adjust(row)}>
            {words.adjust}
          </Button>
          <Button size="small" variant="quiet" onPress={() => acts.edit(row)}>
            {words.edit}
          </Button>
        </Inline>
      ),
      hasControls: true,
      isHideable: false,
      width: 240,
    },
  ];
  return columns.filter((column) => column !== false);
}

/** The columns of what moved one accessory. */
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
      value: (row) => row.quantity,
      text: ({ quantity }) =>
        `${quantity > 0 ? '+' : quantity < 0 ? '−' : ''}${format.count(Math.abs(quantity))}`,
      isNumeric: true,
      align: 'end',
      width: 110,
    },
    hasCost && moneyColumn<AccessoryMovement>('cost', words.cost, (row) => row.cost, format),
    { id: 'note', header: words.note, value: (row) => row.note, minWidth: 180 },
  ];
  return columns.filter((column) => column !== false);
}
