import { CircleAlert } from 'lucide-react';
import * as fieldStyles from '../field/field.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import type { FileRefusal } from './checkFiles.ts';
import { describeRefusal, type RefusalLimits } from './describeRefusal.ts';
import * as styles from './files.css.ts';

/** A dropped folder may hold thousands of files. */
const MAX_SHOWN = 5;

interface RefusalsProps extends RefusalLimits {
  refusals: readonly FileRefusal[];
}

/** The refused files with their reasons, announced by screen readers. */
export function Refusals({ refusals, ...limits }: RefusalsProps) {
  const { messages } = useUI();
  if (refusals.length === 0) return null;
  return (
    <div role="alert" className={styles.refusals}>
      {refusals.slice(0, MAX_SHOWN).map((refusal, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
        <div key={position} className={fieldStyles.error}>
          <CircleAlert size={14} strokeWidth={1.75} className={fieldStyles.errorIcon} aria-hidden />
          <span className={styles.refusal}>{describeRefusal(refusal, limits, messages.files)}</span>
        </div>
      ))}
      {refusals.length > MAX_SHOWN ? (
        <div className={fieldStyles.error}>{messages.moreOfThem(refusals.length - MAX_SHOWN)}</div>
      ) : null}
    </div>
  );
}
