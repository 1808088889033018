import * as styles from '../../../kit/lists/filters.css.ts';
import { ImeiTail } from '../../../kit/lists/Imei.tsx';

interface FirstPhoneProps {
  phone: { imei1: string; modelName: string };
  /** The number of phones on the document. */
  count: number;
}

/** The first phone of a document in a list, and the number of the others. Only the name of its model is cut off. */
export function FirstPhone({ phone, count }: FirstPhoneProps) {
  return (
    <span className={styles.named}>
      <bdi className={styles.name}>{phone.modelName}</bdi>
      <ImeiTail>{phone.imei1}</ImeiTail>
      {count > 1 ? <bdi>{`+ ${count - 1}`}</bdi> : null}
    </span>
  );
}
