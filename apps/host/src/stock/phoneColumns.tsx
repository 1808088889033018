import type { Phone } from '@handset/domain';
import { Badge, type DataTableColumn, Text } from '@handset/ui';
import { stateTones } from '../format/stateTones.ts';
import type { Format } from '../format/useFormat.ts';
import { Imei } from '../lists/Imei.tsx';
import { moneyColumn } from '../lists/moneyColumn.tsx';
import type { StockWords } from './stockWords.ts';

/** Which columns a list of phones has besides those that all have. */
export interface PhoneColumnOptions {
  /** Whether its reader may see what things cost. */
  hasCost: boolean;
  /** Columns that say nothing here, such as the condition in a list of used phones. */
  without?: readonly string[] | undefined;
}

/** The columns of a list of phones; those that the server sorts by are called as it calls them. */
export function phoneColumns(
  words: StockWords,
  format: Format,
  { hasCost, without = [] }: PhoneColumnOptions,
): DataTableColumn<Phone>[] {
  const columns: DataTableColumn<Phone>[] = [
    {
      id: 'companyName',
      header: words.phone,
      value: (phone) => `${phone.companyName} ${phone.modelName}`,
      cell: (phone) => (
        <>
          <Text weight="medium">{`${phone.companyName} ${phone.modelName}`}</Text>{' '}
          <Text tone="muted">{[phone.ramMemory, phone.color].filter(Boolean).join(' · ')}</Text>
        </>
      ),
      isRowHeader: true,
      isSortable: true,
      minWidth: 220,
    },
    {
      id: 'imei',
      header: words.imei,
      value: (phone) => phone.imei1,
      cell: (phone) => <Imei>{phone.imei1}</Imei>,
      isNumeric: true,
      align: 'start',
      width: 180,
    },
    {
      id: 'condition',
      header: words.condition,
      value: (phone) => words.conditions[phone.condition] ?? phone.condition,
      width: 110,
    },
    { id: 'pta', header: words.pta, value: (phone) => phone.specifications, width: 120 },
    {
      id: 'battery',
      header: words.battery,
      value: (phone) => phone.batteryHealth,
      text: ({ batteryHealth }) => (batteryHealth === null ? '' : words.batteryOf(batteryHealth)),
      isNumeric: true,
      align: 'end',
      width: 90,
      isHiddenOnCard: true,
    },
    {
      id: 'state',
      header: words.state,
      value: (phone) => words.states[phone.state] ?? phone.state,
      cell: (phone) => <Badge tone={stateTones[phone.state]}>{words.states[phone.state]}</Badge>,
      width: 120,
    },
    {
      id: 'daysInStock',
      header: words.days,
      value: (phone) => phone.daysInStock,
      isNumeric: true,
      align: 'end',
      isSortable: true,
      width: 80,
    },
    moneyColumn('purchasePrice', words.cost, (phone) => phone.purchasePrice, format, true),
    moneyColumn('demandPrice', words.demand, (phone) => phone.demandPrice, format, true),
    moneyColumn('finalPrice', words.final, (phone) => phone.finalPrice, format, true),
  ];
  return columns.filter(({ id }) => !without.includes(id) && (hasCost || id !== 'purchasePrice'));
}
