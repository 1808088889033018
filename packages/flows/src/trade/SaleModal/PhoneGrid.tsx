import {
  EditableGrid,
  type GridChange,
  type GridColumn,
  type GridRowErrors,
  useGridRows,
  useWords,
} from '@handset/ui';
import { useEffect, useMemo, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useFieldsDisabled } from '../../form/Field.tsx';
import * as layout from '../../form/layout.css.ts';
import { useLatest } from '../../form/useLatest.ts';
import type { PhoneListProps } from './PhoneRows.tsx';
import { PriceNote } from './PriceNote.tsx';
import * as styles from './SaleModal.css.ts';
import type { SaleDraft, SaleUnit } from './saleDraft.ts';
import { saleMessages } from './saleMessages.ts';
import { Imei, UnitFacts, unitName } from './UnitText.tsx';
import type { PhoneRow } from './useSalePhones.ts';

interface GridPhone {
  imei: string;
  price: number | null;
  unit: SaleUnit | undefined;
}

const createRow = (): GridPhone => ({ imei: '', price: null, unit: undefined });

/** The phones of a large sale: those in sight are in the page, prices can be pasted, Ctrl Z takes back. */
export function PhoneGrid({ rows, units, stock, actions }: PhoneListProps) {
  const messages = useWords(saleMessages);
  const { setValue } = useFormContext<SaleDraft>();
  const { errors } = useFormState<SaleDraft>();
  const phones = rows.map(({ imei, price }): GridPhone => ({ imei, price, unit: units.get(imei) }));
  const grid = useGridRows({ createRow, initialRows: phones });
  const latest = useLatest(phones);
  const shown = useRef<readonly PhoneRow[]>(rows);

  // Apply changes from elsewhere, such as a model's price. Typed values are in the grid already.
  useEffect(() => {
    if (shown.current === rows) return;
    shown.current = rows;
    const [held, wanted] = [grid.getRows(), latest.current];
    const isSameList =
      held.length === wanted.length && held.every(({ imei }, at) => imei === wanted[at]?.imei);
    if (!isSameList) {
      grid.setRows(wanted);
      return;
    }
    grid.getKeys().forEach((key, at) => {
      const price = wanted[at]?.price ?? null;
      if (grid.getRow(key)?.price !== price) grid.setValues(key, { price });
    });
  }, [grid, rows, latest]);

  const change = ({ rows: changed }: GridChange<GridPhone>) => {
    if (changed.some(({ before, after }) => before === null || after === null))
      return actions.replace(grid.getRows().map(({ imei, price, unit }) => ({ unit, row: { imei, price } })));
    for (const { key, after } of changed)
      if (after) setValue(`imeiPrices.${grid.indexOf(key)}.price`, after.price);
  };

  const columns = useMemo(
    (): GridColumn<GridPhone>[] => [
      {
        kind: 'custom',
        id: 'imei',
        header: messages.soldPhone,
        isReadOnly: true,
        width: 'minmax(calc(var(--hs-font-unit) * 14), 1fr)',
        isWideOnCard: true,
        render: ({ row }) => <GridPhoneText {...row} cost={stock.find(row.imei)?.purchasePrice ?? null} />,
      },
      {
        kind: 'money',
        id: 'price',
        header: messages.price,
        isRequired: true,
        minValue: 1,
        width: 'calc(var(--hs-font-unit) * 9)',
      },
    ],
    [messages, stock],
  );

  const problems = new Map<string, GridRowErrors<GridPhone>>();
  grid.getKeys().forEach((key, at) => {
    const { imei = '' } = grid.getRow(key) ?? {};
    const error = errors.imeiPrices?.[at];
    const isGone = stock.isKnown && !stock.find(imei);
    const broken = error?.imei?.message ?? (isGone ? messages.noLongerInStock : undefined);
    const price = error?.price?.message;
    if (broken || price) problems.set(key, { imei: broken, price });
  });

  return (
    <EditableGrid
      name="imeiPrices"
      label={messages.phones}
      isLabelHidden
      rows={grid}
      columns={columns}
      errors={problems}
      enterMoves="next-row"
      canRemoveRows
      maxHeight="calc(var(--hs-font-unit) * 24)"
      isDisabled={useFieldsDisabled()}
      onChange={change}
    />
  );
}

function GridPhoneText({ imei, price, unit, cost }: GridPhone & { cost: number | null }) {
  return (
    <span className={styles.gridPhone}>
      <Imei imei={imei} />
      {unit && (
        <span className={styles.optionFacts}>
          <bdi className={layout.plain}>{unitName(unit)}</bdi> · <UnitFacts unit={unit} />
        </span>
      )}
      <PriceNote price={price} lowest={unit?.finalPrice ?? null} cost={cost} />
    </span>
  );
}
