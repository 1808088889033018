import { formatImei } from '@handset/domain';
import { useWords } from '@handset/ui';
import { Fragment } from 'react';
import { useFlows } from '../../base/useFlows.ts';
import * as layout from '../../form/layout.css.ts';
import * as styles from './SaleModal.css.ts';
import { offeredPrice, type SaleUnit } from './saleDraft.ts';
import { saleMessages } from './saleMessages.ts';

/** Company and model. */
export function unitName(unit: SaleUnit): string {
  return `${unit.companyName} ${unit.modelName}`;
}

/** Company, model, memory and colour in one line, each in the direction of its own letters. */
export function unitLabel(unit: SaleUnit): string {
  return [unitName(unit), unit.ramMemory, unit.color]
    .filter(Boolean)
    .map((fact) => `\u2068${fact}\u2069`)
    .join(' · ');
}

/** The facts that tell phones of one model apart, each in the direction of its own letters. */
export function UnitFacts({ unit }: { unit: SaleUnit }) {
  const { conditions, specificationNames } = useWords(saleMessages);
  const { ramMemory, color, condition, specifications } = unit;
  const specification = specifications && (specificationNames[specifications] ?? specifications);
  const facts = new Set([ramMemory, color, conditions[condition] ?? condition, specification]);
  return [...facts].filter(Boolean).map((fact, index) => (
    <Fragment key={fact}>
      {index > 0 && ' · '}
      <bdi className={layout.plain}>{fact}</bdi>
    </Fragment>
  ));
}

/** The groups in which people read an IMEI to each other, the digits that they search by in bold. */
export function Imei({ imei }: { imei: string }) {
  const groups = formatImei(imei);
  return (
    <bdi dir="ltr" className={styles.imei} data-imei={imei}>
      {groups.slice(0, -6)}
      <strong className={layout.plain}>{groups.slice(-6)}</strong>
    </bdi>
  );
}

/** A phone in the search results. */
export function UnitOption({ unit }: { unit: SaleUnit }) {
  const { formatMoney } = useFlows();
  const price = offeredPrice(unit);
  return (
    <span className={styles.option}>
      <span className={layout.plain}>
        <span className={styles.optionLine}>
          <bdi className={styles.rowName}>{unitName(unit)}</bdi>{' '}
          <span className={styles.optionFacts}>
            <UnitFacts unit={unit} />
          </span>
        </span>
        <span className={styles.optionLine}>
          <Imei imei={unit.imei1} />
          {unit.imei2 && (
            <span className={styles.optionFacts}>
              <Imei imei={unit.imei2} />
            </span>
          )}
        </span>
      </span>
      {price !== null && (
        <bdi dir="ltr" className={styles.amount}>
          {formatMoney(price)}
        </bdi>
      )}
    </span>
  );
}
