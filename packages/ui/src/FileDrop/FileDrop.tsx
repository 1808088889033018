import { File as FileIcon, FileImage, Upload, X } from 'lucide-react';
import { type ForwardedRef, forwardRef } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../Button/Button.tsx';
import { type FieldHandle, useFieldHandle } from '../field/FieldHandle.ts';
import type { FieldProps } from '../field/FieldProps.ts';
import { type FileRefusal, identityOf, isLimit } from '../files/checkFiles.ts';
import { FileField, FileZone } from '../files/FileField.tsx';
import * as fileStyles from '../files/files.css.ts';
import { describeLimits, formatSize, nameKinds } from '../files/fileWords.ts';
import { useFileIntake } from '../files/useFileIntake.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { uniqueKeys } from '../tabular/uniqueKeys.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './FileDrop.css.ts';

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
  const { value, onChange, onRefuse, accept = everything, isDisabled, isReadOnly } = props;
  const { messages } = useUI();
  const words = messages.files;
  const maxCount = isLimit(props.maxCount) ? props.maxCount : Number.POSITIVE_INFINITY;
  const maxSize = isLimit(props.maxSize) ? props.maxSize : Number.POSITIVE_INFINITY;
  const room = maxCount - value.length;
  const limits = { accept, kinds: props.acceptLabel ?? nameKinds(accept, words), maxCount, maxSize, room };
  const isActive = !isDisabled && !isReadOnly;
  const intake = useFileIntake({ value, onChange, onRefuse, limits, isActive });
  useFieldHandle(ref, intake.root);

  const remove = (position: number) => {
    intake.announce(messages.removed(value[position]?.name ?? ''));
    onChange(value.filter((_, other) => other !== position));
  };
  return (
    <FileField {...props} intake={intake} limits={limits}>
      {room > 0 && !isReadOnly ? (
        <FileZone isDropTarget={intake.isDropTarget} hint={describeLimits(limits, words)}>
          <FileTrigger acceptedFileTypes={accept} allowsMultiple={maxCount > 1} onSelect={intake.add}>
            <Button
              icon={<Upload size={16} strokeWidth={1.75} />}
              isDisabled={isDisabled}
              autoFocus={props.autoFocus}
            >
              {words.choose(maxCount)}
            </Button>
          </FileTrigger>
        </FileZone>
      ) : null}
      {value.length > 0 ? <FileList files={value} onRemove={isActive ? remove : undefined} /> : null}
    </FileField>
  );
});

interface FileListProps {
  files: readonly File[];
  /** Called with the index of the file to remove. Without it none can be removed. */
  onRemove: ((position: number) => void) | undefined;
}

/** The added files, each with a button to remove it. */
function FileList({ files, onRemove }: FileListProps) {
  const { messages } = useUI();
  const keys = uniqueKeys(files.map(identityOf));
  return (
    <ul className={styles.list}>
      {files.map((file, position) => {
        const Icon = file.type.startsWith('image/') ? FileImage : FileIcon;
        return (
          <li key={keys[position]} className={styles.item} data-item={keys[position]}>
            <Icon size={16} strokeWidth={1.75} className={styles.icon} aria-hidden />
            <span className={styles.name} dir="auto">
              {file.name}
            </span>
            <span className={styles.size}>{formatSize(file.size)}</span>
            {onRemove ? (
              <span className={fileStyles.action} data-action="remove">
                <IconButton
                  label={messages.removeImage(file.name)}
                  size="small"
                  onPress={() => onRemove(position)}
                >
                  <X size={16} strokeWidth={1.75} />
                </IconButton>
              </span>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
