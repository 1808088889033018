import { Key } from './Key.tsx';
import { plain } from './layout.css.ts';
import * as styles from './Shortcuts.css.ts';

/** The keys of a form and what they do, such as 'F4' and 'All from pocket cash'. */
export type ShortcutList = readonly (readonly [keys: string, what: string])[];

/** The keys of a form, for the end of its summary. Hidden on devices without a keyboard. */
export function Shortcuts({ shortcuts }: { shortcuts: ShortcutList }) {
  return (
    <dl className={styles.shortcuts}>
      {shortcuts.map(([keys, what]) => (
        <div key={keys} className={styles.shortcut}>
          <dt className={plain}>
            <Key>{keys}</Key>
          </dt>
          <dd className={styles.what}>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
