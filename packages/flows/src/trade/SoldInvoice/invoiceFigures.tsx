import { type Day, formatImei, isDay, type MinorUnits } from '@handset/domain';
import { useWords } from '@handset/ui';
import { useFlows } from '../../base/useFlows.ts';
import { useDayText } from '../../form/useDayText.ts';
import { invoiceMessages } from './invoiceMessages.ts';
import * as styles from './SoldInvoice.css.ts';

/** An amount, left to right in every language. An invalid amount is left out. */
export function Money({ amount }: { amount: MinorUnits }) {
  const { formatMoney } = useFlows();
  const { unknown } = useWords(invoiceMessages);
  return (
    <bdi dir="ltr" className={styles.money}>
      {Number.isFinite(amount) ? formatMoney(amount) : unknown}
    </bdi>
  );
}

/** A day as people read it. */
export function DayText({ day }: { day: Day }) {
  const format = useDayText();
  const { unknown } = useWords(invoiceMessages);
  return isDay(day) ? (
    <time className={styles.day} dateTime={day}>
      {format(day)}
    </time>
  ) : (
    unknown
  );
}

/** The groups in which people read an IMEI to each other, the six digits that they search by in bold, and larger on a receipt. */
export function Imei({ imei }: { imei: string }) {
  const groups = formatImei(imei);
  return (
    <bdi dir="ltr" className={styles.imei}>
      {groups.slice(0, -6)}
      <strong className={styles.imeiTail}>{groups.slice(-6)}</strong>
    </bdi>
  );
}
