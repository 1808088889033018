import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../Button/Button.tsx';
import { FieldLabel } from '../field/FieldLabel.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { ErrorIcon, NamedNotes } from '../field/NamedNotes.tsx';
import { useFieldIds } from '../field/useFieldIds.ts';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './files.css.ts';
import { describeRefusal } from './fileWords.ts';
import type { useFileIntake } from './useFileIntake.ts';

interface FileFieldPartProps extends FieldProps {
  intake: ReturnType<typeof useFileIntake>;
  children?: ReactNode;
}

/** A field for files: label, content, refused files, notes, and what screen readers announce. */
export function FileField({ intake, children, ...field }: FileFieldPartProps) {
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
      <Refusals intake={intake} />
      <NamedNotes
        {...{ description, errorMessage }}
        descriptionId={ids.descriptionId}
        errorId={ids.errorId}
      />
      <VisuallyHidden role="status">{intake.news}</VisuallyHidden>
    </fieldset>
  );
}

interface FileZoneProps extends FileFieldPartProps {
  /** The icon of the button that chooses files. */
  icon: ReactNode;
  /** Its label. */
  action: string;
  /** The limits in words. */
  hint: string;
  /** Whether a phone leaves them out. @default false */
  isHintForDesk?: boolean | undefined;
}

/** The part of a field where files are added, while more fit. Its children are further buttons. */
export function FileZone({ intake, icon, action, hint, isHintForDesk, children, ...field }: FileZoneProps) {
  const { messages } = useUI();
  const { accept, room } = intake.limits;
  if (room <= 0 || field.isReadOnly) return null;
  return (
    <div className={styles.zone} data-drop-target={intake.isDropTarget || undefined}>
      <div className={styles.buttons}>
        <FileTrigger acceptedFileTypes={accept} allowsMultiple={room > 1} onSelect={intake.add}>
          <Button icon={icon} isDisabled={field.isDisabled} autoFocus={field.autoFocus}>
            {action}
          </Button>
        </FileTrigger>
        {children}
      </div>
      <span className={styles.invitation}>{messages.files.orDrop}</span>
      {hint ? (
        <span className={classNames(styles.limits, isHintForDesk && styles.onDesk)}>{hint}</span>
      ) : null}
    </div>
  );
}

/** A dropped folder may hold thousands of files. */
const MAX_SHOWN = 5;

/** The refused files with their reasons, announced by screen readers. */
function Refusals({ intake: { refusals, limits } }: Pick<FileFieldPartProps, 'intake'>) {
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

/**
 * Keeps focus in the field when the focused item of its list is moved or removed: on the same button, else on the
 * item, else on its neighbour, else on the first button.
 */
function useKeptFocus(root: RefObject<HTMLElement | null>) {
  /** The focused button and its item; outside of the items, the position is -1 and means the last one. */
  const last = useRef<{ control: HTMLElement; item: Element | undefined; position: number } | null>(null);

  useEffect(() => {
    const field = root.current;
    if (!field || !last.current || field.ownerDocument.activeElement !== field.ownerDocument.body) return;
    const { control, item, position } = last.current;
    const items = [...field.querySelectorAll('li')];
    const neighbour = items.at(Math.min(position, items.length - 1));
    // The last button of an item removes it.
    const inTurn = [control, ...buttonsOf(item), ...buttonsOf(neighbour).reverse(), ...buttonsOf(field)];
    inTurn.find((each) => each.isConnected && each.matches(':enabled'))?.focus();
  });

  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      // The field itself may be in an item of another list.
      const items = [...(root.current?.querySelectorAll('li') ?? [])];
      const position = items.findIndex((item) => item.contains(target));
      last.current = { control: target, item: items[position], position };
    },
    onBlur() {
      last.current = null;
    },
  };
}

const buttonsOf = (element: Element | undefined) => [...(element?.querySelectorAll('button') ?? [])];
