import type { ReactNode } from 'react';
import { FieldLabel } from '../field/FieldLabel.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { ErrorIcon, NamedNotes } from '../field/NamedNotes.tsx';
import { useFieldIds } from '../field/useFieldIds.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { FileRefusal } from './checkFiles.ts';
import * as styles from './files.css.ts';
import { describeRefusal, type NamedLimits } from './fileWords.ts';
import type { useFileIntake } from './useFileIntake.ts';
import { useKeptFocus } from './useKeptFocus.ts';

interface FileFieldProps extends FieldProps {
  intake: ReturnType<typeof useFileIntake>;
  limits: NamedLimits;
  children: ReactNode;
}

/** A field for files: label, content, refused files, notes, and what screen readers announce. */
export function FileField({ intake, limits, children, ...field }: FileFieldProps) {
  const { label, isLabelHidden, isRequired, isDisabled, description, errorMessage } = field;
  const ids = useFieldIds(field);
  const keptFocus = useKeptFocus(intake.root);
  return (
    <fieldset
      {...ids.root}
      {...keptFocus}
      {...intake.handlers}
      ref={intake.root}
      id={ids.id}
      className={fieldStyles.field}
      aria-label={label}
      aria-describedby={ids.control['aria-describedby']}
      aria-disabled={isDisabled || undefined}
      aria-busy={intake.isChecking || undefined}
    >
      {isLabelHidden ? null : <FieldLabel isRequired={isRequired}>{label}</FieldLabel>}
      {children}
      <Refusals refusals={intake.refusals} limits={limits} />
      <NamedNotes
        {...{ description, errorMessage }}
        descriptionId={ids.descriptionId}
        errorId={ids.errorId}
      />
      <VisuallyHidden role="status">{intake.news}</VisuallyHidden>
    </fieldset>
  );
}

interface FileZoneProps {
  /** Whether files are over the field. */
  isDropTarget: boolean;
  /** The limits in words. */
  hint: string;
  /** The buttons that choose files. */
  children: ReactNode;
}

/** The part of a field where files are added. */
export function FileZone({ isDropTarget, hint, children }: FileZoneProps) {
  const { messages } = useUI();
  return (
    <div className={styles.zone} data-drop-target={isDropTarget || undefined}>
      {children}
      <span className={styles.invitation}>{messages.files.orDrop}</span>
      {hint ? <span className={styles.limits}>{hint}</span> : null}
    </div>
  );
}

/** A dropped folder may hold thousands of files. */
const MAX_SHOWN = 5;

/** The refused files with their reasons, announced by screen readers. */
function Refusals({ refusals, limits }: { refusals: readonly FileRefusal[]; limits: NamedLimits }) {
  const { messages } = useUI();
  if (refusals.length === 0) return null;
  return (
    <div role="alert" className={styles.refusals}>
      {refusals.slice(0, MAX_SHOWN).map((refusal, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
        <div key={position} className={fieldStyles.error}>
          <ErrorIcon />
          <span className={styles.refusal}>{describeRefusal(refusal, limits, messages.files)}</span>
        </div>
      ))}
      {refusals.length > MAX_SHOWN ? (
        <div className={fieldStyles.error}>{messages.moreOfThem(refusals.length - MAX_SHOWN)}</div>
      ) : null}
    </div>
  );
}
