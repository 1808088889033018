import { Upload } from 'lucide-react';
import { type ForwardedRef, forwardRef, useRef, useState } from 'react';
import { type FieldHandle, useFieldHandle } from '../field/FieldHandle.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { NamedNotes } from '../field/NamedNotes.tsx';
import { useFieldIds } from '../field/useFieldIds.ts';
import type { FileRefusal } from '../files/checkFiles.ts';
import { describeLimits, isLimit } from '../files/describeLimits.ts';
import { FileButton } from '../files/FileButton.tsx';
import * as styles from '../files/files.css.ts';
import { nameKinds } from '../files/nameKinds.ts';
import { Refusals } from '../files/Refusals.tsx';
import { useFileIntake } from '../files/useFileIntake.ts';
import { useKeptFocus } from '../files/useKeptFocus.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { FileList } from './FileList.tsx';

/** Props of FileDrop. */
export interface FileDropProps extends FieldProps {
  /** The added files. */
  value: readonly File[];
  /** Called with all files after some were added or one was removed. */
  onChange: (files: File[]) => void;
  /** Called with the refused files. The field shows the reasons itself. */
  onRefuse?: ((refusals: FileRefusal[]) => void) | undefined;
  /** The accepted kinds: media types such as `application/pdf` and `image/*`, or endings such as `.csv`. @default all kinds */
  accept?: readonly string[] | undefined;
  /** A name for the kinds, such as 'Price lists'. @default their names, such as 'PDF, CSV' */
  acceptLabel?: string | undefined;
  /** The maximum number of files. @default any number */
  maxCount?: number | undefined;
  /** The maximum size of a file in bytes. @default any size */
  maxSize?: number | undefined;
}

const everything: readonly string[] = [];

/** A field for files that are chosen, dropped or pasted. It names each refused file with the reason. */
export const FileDrop = forwardRef(function FileDrop(props: FileDropProps, ref: ForwardedRef<FieldHandle>) {
  const { label, isLabelHidden, description, errorMessage, value, onChange, onRefuse, autoFocus } = props;
  const { accept = everything, acceptLabel, isDisabled = false, isReadOnly = false } = props;
  const { messages } = useUI();
  const words = messages.files;
  const maxCount = isLimit(props.maxCount) ? props.maxCount : Number.POSITIVE_INFINITY;
  const maxSize = isLimit(props.maxSize) ? props.maxSize : Number.POSITIVE_INFINITY;
  const limits = { kinds: acceptLabel ?? nameKinds(accept, words), maxCount, maxSize };
  const room = maxCount - value.length;
  const isActive = !isDisabled && !isReadOnly;

  const ids = useFieldIds(props);
  const root = useRef<HTMLFieldSetElement>(null);
  useFieldHandle(ref, root);
  const keptFocus = useKeptFocus(root);
  const intake = useFileIntake({
    root,
    value,
    onChange,
    onRefuse,
    limits: { accept, maxSize, room },
    isActive,
  });
  const [removed, setRemoved] = useState('');

  const remove = (position: number) => {
    intake.forget();
    setRemoved(value[position]?.name ?? '');
    onChange(value.filter((_, other) => other !== position));
  };
  const hint = describeLimits(limits, words);
  return (
    <fieldset
      {...ids.root}
      {...keptFocus}
      {...intake.handlers}
      ref={root}
      id={ids.id}
      className={fieldStyles.field}
      aria-label={label}
      aria-describedby={ids.control['aria-describedby']}
      aria-disabled={isDisabled || undefined}
    >
      {isLabelHidden ? null : <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>}
      {room > 0 && !isReadOnly ? (
        <div className={styles.zone} data-drop-target={intake.isDropTarget || undefined}>
          <FileButton
            accept={accept}
            allowsMultiple={maxCount > 1}
            onSelect={(files) => intake.add(files)}
            icon={<Upload size={16} strokeWidth={1.75} />}
            isDisabled={isDisabled}
            autoFocus={autoFocus}
          >
            {words.choose(maxCount)}
          </FileButton>
          <span className={styles.invitation}>{words.orDrop}</span>
          {hint ? <span className={styles.limits}>{hint}</span> : null}
        </div>
      ) : null}
      {value.length > 0 ? <FileList files={value} onRemove={isActive ? remove : undefined} /> : null}
      <Refusals refusals={intake.refusals} {...limits} />
      <NamedNotes
        {...{ description, errorMessage }}
        descriptionId={ids.descriptionId}
        errorId={ids.errorId}
      />
      <VisuallyHidden role="status">
        {intake.addedCount > 0 ? words.added(intake.addedCount) : removed && messages.removed(removed)}
      </VisuallyHidden>
    </fieldset>
  );
});
