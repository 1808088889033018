import type { MinorUnits } from '@handset/domain';
import { IconButton, MoneyField, Text, Tooltip, useWords } from '@handset/ui';
import { Trash2 } from 'lucide-react';
import { memo, useCallback } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useFieldsDisabled } from '../../form/Field.tsx';
import * as layout from '../../form/layout.css.ts';
import { useLatest } from '../../form/useLatest.ts';
import { DraftField } from './DraftField.tsx';
import { PriceNote } from './PriceNote.tsx';
import * as styles from './SaleModal.css.ts';
import type { SaleDraft, SaleUnit } from './saleDraft.ts';
import { saleMessages } from './saleMessages.ts';
import { Imei, UnitFacts, unitName } from './UnitText.tsx';
import type { PhoneRow, SalePhonesActions } from './useSalePhones.ts';
import type { Stock } from './useStock.ts';

/** The phones of a sale with their stock records. */
export interface PhoneListProps {
  rows: readonly PhoneRow[];
  units: ReadonlyMap<string, SaleUnit>;
  stock: Stock;
  actions: SalePhonesActions;
}

/** The phones of a sale, one under the other. */
export function PhoneRows({ rows, units, stock, actions }: PhoneListProps) {
  const messages = useWords(saleMessages);
  const { errors } = useFormState<SaleDraft>();
  const latest = useLatest(actions);
  const remove = useCallback((imei: string) => latest.current.remove(imei), [latest]);
  return (
    <ul className={styles.rows} aria-label={messages.phones}>
      {rows.map(({ imei }, index) => {
        const inStock = stock.find(imei);
        const isGone = stock.isKnown && !inStock;
        const problem =
          errors.imeiPrices?.[index]?.imei?.message ?? (isGone ? messages.noLongerInStock : undefined);
        const cost = inStock?.purchasePrice ?? null;
        return (
          <Phone key={imei} unit={units.get(imei)} onRemove={remove} {...{ index, imei, cost, problem }} />
        );
      })}
    </ul>
  );
}

interface PhoneProps {
  index: number;
  imei: string;
  unit: SaleUnit | undefined;
  /** What it cost the shop. Null when the user may not see it. */
  cost: MinorUnits | null;
  /** Why it cannot be sold. */
  problem: string | undefined;
  onRemove: (imei: string) => void;
}

/** One phone. It does not rerender when another price is typed. */
const Phone = memo(function Phone({ index, imei, unit, cost, problem, onRemove }: PhoneProps) {
  const messages = useWords(saleMessages);
  const price = useWatch<SaleDraft, `imeiPrices.${number}.price`>({ name: `imeiPrices.${index}.price` });
  const name = unit ? unitName(unit) : imei;
  const isDisabled = useFieldsDisabled();
  return (
    <li className={styles.phoneRow} data-problem={problem ? true : undefined}>
      <div className={styles.rowText}>
        <bdi className={styles.rowName}>{name}</bdi>
        <span className={styles.rowFacts}>
          {unit && (
            <span className={styles.optionFacts}>
              <UnitFacts unit={unit} />
            </span>
          )}
          <Imei imei={imei} />
        </span>
        <div className={styles.rowNote}>
          <PriceNote price={price} lowest={unit?.finalPrice ?? null} cost={cost} />
        </div>
      </div>
      <DraftField name={`imeiPrices.${index}.price`}>
        {(field) => (
          <div className={layout.plain}>
            <MoneyField {...field} label={messages.priceOf(`${name} ${imei}`)} isLabelHidden />
          </div>
        )}
      </DraftField>
      <Tooltip content={messages.removeShort} isDisabled={isDisabled}>
        <IconButton
          label={messages.remove(`${name} ${imei}`)}
          hasTooltip={false}
          onPress={() => onRemove(imei)}
          isDisabled={isDisabled}
        >
          <Trash2 size={18} strokeWidth={1.75} />
        </IconButton>
      </Tooltip>
      {problem && (
        <div className={styles.rowProblem}>
          <Text tone="critical" size={1}>
            {problem}
          </Text>
        </div>
      )}
    </li>
  );
});
