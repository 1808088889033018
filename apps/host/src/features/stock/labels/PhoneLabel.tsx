import type { Phone } from '@handset/domain';
import { Amount } from '@handset/ui';
import { Imei } from '../../../kit/lists/Imei.tsx';
import { Barcode } from './Barcode.tsx';
import * as styles from './PhoneLabel.css.ts';

/** The facts of a phone that its label shows. */
export type LabelledPhone = Pick<
  Phone,
  | '_id'
  | 'companyName'
  | 'modelName'
  | 'ramMemory'
  | 'color'
  | 'specifications'
  | 'imei1'
  | 'demandPrice'
  | 'finalPrice'
>;

/** Label for a phone's box: name, price, and the IMEI as text and barcode. It never shows the cost. */
export function PhoneLabel({ phone }: { phone: LabelledPhone }) {
  const { companyName, modelName, ramMemory, color, specifications, imei1 } = phone;
  const price = phone.demandPrice ?? phone.finalPrice;
  return (
    <div className={styles.label} dir="ltr">
      <div className={styles.head}>
        <div className={styles.name}>{`${companyName} ${modelName}`}</div>
        {price === null ? null : (
          <div className={styles.price}>
            <Amount minor={price} weight="strong" />
          </div>
        )}
      </div>
      <div className={styles.facts}>{[ramMemory, color, specifications].filter(Boolean).join(' · ')}</div>
      <Barcode className={styles.bars} digits={imei1} />
      <div className={styles.imei}>
        <Imei>{imei1}</Imei>
      </div>
    </div>
  );
}
