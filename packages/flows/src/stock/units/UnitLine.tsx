import { formatImei } from '@handset/domain';
import * as layout from '../../form/layout.css.ts';
import * as styles from './UnitLine.css.ts';

/** Facts of a phone that a line shows. */
export interface UnitFacts {
  imei1: string;
  companyName: string;
  modelName: string;
  ramMemory?: string | null | undefined;
  color?: string | null | undefined;
  condition?: string | null | undefined;
}

/** `Samsung Galaxy A15` */
export function unitName({ companyName, modelName }: UnitFacts): string {
  return `${companyName} ${modelName}`;
}

/** `Samsung Galaxy A15 …643809`: the model, and the last digits of the IMEI, which tell the phone from others of it. */
export function phoneOf(unit: UnitFacts): string {
  return `${unitName(unit)} …${unit.imei1.slice(-6)}`;
}

/** A phone in two short lines: its name, and its IMEI with the last six digits in bold. */
export function UnitLine({ unit }: { unit: UnitFacts }) {
  const facts = [unit.ramMemory, unit.color, unit.condition].filter(Boolean).join(' · ');
  const imei = formatImei(unit.imei1);
  return (
    <span className={styles.line}>
      <span className={styles.name}>{unitName(unit)}</span>
      <span className={styles.facts}>
        {facts ? <bdi className={layout.plain}>{facts}</bdi> : null}
        <bdi dir="ltr" className={styles.imei}>
          {imei.slice(0, -6)}
          <span className={styles.last}>{imei.slice(-6)}</span>
        </bdi>
      </span>
    </span>
  );
}
