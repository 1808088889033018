import * as styles from './filters.css.ts';
import { runsOf } from './runsOf.ts';

/** Words in the direction of their own language; what is cut off is their end, also where one script goes on in another. */
export function MixedText({ children: text }: { children: string }) {
  const runs = runsOf(text);
  if (!runs)
    return (
      <span dir="auto" className={styles.ownText}>
        {text}
      </span>
    );
  return (
    <span dir="rtl" className={styles.runs}>
      {runs.start}{' '}
      <bdi dir="ltr" className={styles.run}>
        {runs.latin}
      </bdi>
      {runs.end ? ` ${runs.end}` : null}
    </span>
  );
}
