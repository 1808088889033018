import { type ModelOnSale, modelsOnSale } from '@handset/domain';
import { MoneyField, useWords } from '@handset/ui';
import { useMemo } from 'react';
import { useFlows } from '../../base/useFlows.ts';
import { useFieldsDisabled } from '../../form/Field.tsx';
import * as layout from '../../form/layout.css.ts';
import * as styles from './SaleModal.css.ts';
import type { SaleUnit } from './saleDraft.ts';
import { saleMessages } from './saleMessages.ts';
import type { PhoneRow } from './useSalePhones.ts';

interface ModelPricesProps {
  rows: readonly PhoneRow[];
  units: ReadonlyMap<string, SaleUnit>;
  onPrice: (key: string, price: number | null) => void;
}

/** Prices by model, where a sale has several phones of one model, with the total of each. */
export function ModelPrices({ rows, units, onPrice }: ModelPricesProps) {
  const messages = useWords(saleMessages);
  const models = useMemo(
    () =>
      modelsOnSale(
        rows.flatMap(({ imei, price }) => {
          const unit = units.get(imei);
          return unit ? { ...unit, price } : [];
        }),
      ),
    [rows, units],
  );
  if (!models.some(({ count }) => count > 1)) return null;
  return (
    <div className={styles.models}>
      <h4 className={styles.modelsTitle}>{messages.modelPrices}</h4>
      <ul className={styles.rows} aria-label={messages.modelPrices}>
        {models.map((model) => (
          <ModelRow key={model.key} model={model} onPrice={onPrice} />
        ))}
      </ul>
    </div>
  );
}

function ModelRow({ model, onPrice }: { model: ModelOnSale; onPrice: ModelPricesProps['onPrice'] }) {
  const messages = useWords(saleMessages);
  const { formatMoney } = useFlows();
  const name = [model.name, model.ramMemory].filter(Boolean).join(' · ');
  return (
    <li className={styles.modelRow}>
      <span className={styles.rowName}>
        <bdi className={layout.plain}>{name}</bdi>
        <span className={styles.optionFacts}>{messages.summaryPhones(model.count)}</span>
      </span>
      <MoneyField
        label={messages.modelPriceOf(name)}
        isLabelHidden
        value={model.price}
        placeholder={model.isMixed ? messages.mixedPrices : undefined}
        onChange={(price) => {
          if (price !== null || !model.isMixed) onPrice(model.key, price);
        }}
        isDisabled={useFieldsDisabled()}
      />
      <bdi dir="ltr" className={styles.modelSubtotal}>
        {formatMoney(model.subtotal)}
      </bdi>
    </li>
  );
}
