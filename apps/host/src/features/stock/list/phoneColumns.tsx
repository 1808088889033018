import { type Phone, phoneFactText } from '@handset/domain';
import { Amount, Badge, type DataTableColumn } from '@handset/ui';
import { Fragment } from 'react';
import { stateTones } from '../../../kit/format/stateTones.ts';
import type { Format } from '../../../kit/format/useFormat.ts';
import { Dash } from '../../../kit/lists/Dash.tsx';
import * as styles from '../../../kit/lists/filters.css.ts';
import { Imei, ImeiTail } from '../../../kit/lists/Imei.tsx';
import { moneyColumn } from '../../../kit/lists/moneyColumn.tsx';
import { PhoneName } from './PhoneName.tsx';
import type { StockWords } from './stockWords.ts';

/** Optional columns of a phone list. */
export interface PhoneColumnOptions {
  /** Whether its reader may see what things cost. */
  hasCost: boolean;
  /** Columns to leave out, such as the condition in a list of used phones. */
  without?: readonly string[] | undefined;
}

/** Columns of a list of phones. Sortable columns have the ids of the server's sort orders. */
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
          <PhoneName name={`${phone.companyName} ${phone.modelName}`} facts={[phone.ramMemory]} />{' '}
          {without.includes('condition') ? null : (
            <Badge>{words.conditions[phone.condition] ?? phone.condition}</Badge>
          )}{' '}
          {phone.specifications ? (
            <Badge>{words.specificationNames[phone.specifications] ?? phone.specifications}</Badge>
          ) : null}{' '}
          {phone.color ? <span className={styles.muted}>{phone.color}</span> : null}
        </>
      ),
      phoneCell: (phone) => <PhoneName name={phone.modelName} facts={[phone.ramMemory]} />,
      isRowHeader: true,
      isSortable: true,
      minWidth: 240,
    },
    {
      id: 'imei',
      header: words.imei,
      value: (phone) => phone.imei1,
      cell: (phone) => <Imei>{phone.imei1}</Imei>,
      phoneCell: (phone) => (
        <>
          <ImeiTail>{phone.imei1}</ImeiTail>
          {[
            words.conditions[phone.condition] ?? phone.condition,
            phone.specifications && (words.specificationNames[phone.specifications] ?? phone.specifications),
            phone.daysInStock && words.daysHere(phone.daysInStock),
            phone.color,
          ]
            .filter((fact) => fact !== null && fact !== 0 && fact !== '')
            .map((fact) => (
              <Fragment key={fact}>
                {' · '}
                <bdi>{fact}</bdi>
              </Fragment>
            ))}
        </>
      ),
      isNumeric: true,
      align: 'start',
      width: 170,
    },
    {
      id: 'battery',
      header: words.batteryHealth,
      value: (phone) => phone.batteryHealth,
      text: (phone) => phoneFactText('batteryHealth', phone.batteryHealth),
      isNumeric: true,
      align: 'end',
      width: 120,
      phone: 'hidden',
    },
    {
      id: 'state',
      header: words.state,
      phone: 'state',
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
      minWidth: 80,
      phone: 'hidden',
    },
    {
      ...moneyColumn('purchasePrice', words.cost, (phone) => phone.purchasePrice, format, true),
      phone: 'hidden',
    },
    {
      ...moneyColumn('demandPrice', words.demand, (phone) => phone.demandPrice, format, true),
      phone: 'amount',
    },
    {
      ...moneyColumn<Phone>('finalPrice', words.final, (phone) => phone.finalPrice, format, true),
      cell: ({ finalPrice }) => (finalPrice ? <Amount minor={finalPrice} /> : <Dash />),
      phoneCell: ({ finalPrice }) => (finalPrice ? <Amount minor={finalPrice} /> : null),
      phone: 'state',
    },
  ];
  return columns.filter(({ id }) => !without.includes(id) && (hasCost || id !== 'purchasePrice'));
}
