import * as styles from '../../../kit/lists/filters.css.ts';

interface PhoneNameProps {
  /** Company and model. */
  name: string;
  /** Details that tell phones of one model apart, such as RAM and colour. */
  facts: readonly (string | null | undefined)[];
}

/** Name of a phone in a list, followed by its details. */
export function PhoneName({ name, facts }: PhoneNameProps) {
  return (
    <>
      {name} <span className={styles.muted}>{facts.filter(Boolean).join(' · ')}</span>
    </>
  );
}
