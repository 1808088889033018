import * as styles from '../../../kit/lists/filters.css.ts';

interface PhoneNameProps {
  /** Company and model. */
  name: string;
  /** What tells phones of one model apart, such as RAM and colour. */
  facts: readonly (string | null | undefined)[];
}

/** What a phone is, in a list. */
export function PhoneName({ name, facts }: PhoneNameProps) {
  return (
    <>
      {name} <span className={styles.muted}>{facts.filter(Boolean).join(' · ')}</span>
    </>
  );
}
