import { File as FileIcon, FileImage, Upload, X } from 'lucide-react';
import { type ForwardedRef, forwardRef } from 'react';
import type { FieldHandle } from '../field/FieldHandle.ts';
import { identityOf, limitOr } from '../files/checkFiles.ts';
import { FileField, FileZone } from '../files/FileField.tsx';
import { describeLimits, formatSize } from '../files/fileWords.ts';
import { type FileFieldProps, useFileIntake } from '../files/useFileIntake.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { uniqueKeys } from '../tabular/uniqueKeys.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './FileDrop.css.ts';

/** Props of FileDrop. */
export interface FileDropProps extends FileFieldProps {
  /** The accepted kinds: media types such as `application/pdf` and `image/*`, or endings such as `.csv`. @default all kinds */
  accept?: readonly string[] | undefined;
  /** A name for the kinds, such as 'Price lists'. @default their names, such as 'PDF, CSV' */
  acceptLabel?: string | undefined;
  /** The maximum number of files. @default any number */
  maxCount?: number | undefined;
  /** The maximum size of a file in bytes. @default any size */
  maxSize?: number | undefined;
}

/** A field for files that are chosen, dropped or pasted. It names each refused file with the reason. */
export const FileDrop = forwardRef(function FileDrop(props: FileDropProps, ref: ForwardedRef<FieldHandle>) {
  const { value, onChange, accept = [] } = props;
  const { messages } = useUI();
  const maxCount = limitOr(props.maxCount, Number.POSITIVE_INFINITY);
  const maxSize = limitOr(props.maxSize, Number.POSITIVE_INFINITY);
  const intake = useFileIntake({ ...props, accept, maxCount, maxSize }, ref);
  const keys = uniqueKeys(value.map(identityOf));

  const remove = (position: number) => {
    intake.announce(messages.removed(value[position]?.name ?? ''));
    onChange(value.filter((_, other) => other !== position));
  };
  return (
    <FileField {...props} intake={intake}>
      <FileZone
        {...props}
        intake={intake}
        icon={<Upload size={16} strokeWidth={1.75} />}
        action={messages.files.choose(maxCount)}
        hint={describeLimits(intake.limits, messages.files)}
      />
      {value.length > 0 ? (
        <ul className={styles.list}>
          {value.map((file, position) => {
            const Icon = file.type.startsWith('image/') ? FileImage : FileIcon;
            return (
              <li key={keys[position]} className={styles.item}>
                <Icon size={16} strokeWidth={1.75} className={styles.icon} aria-hidden />
                <span className={styles.name} dir="auto">
                  {file.name}
                </span>
                <span className={styles.size}>{formatSize(file.size)}</span>
                {intake.isActive ? (
                  <IconButton
                    label={messages.removeImage(file.name)}
                    size="small"
                    onPress={() => remove(position)}
                  >
                    <X size={16} strokeWidth={1.75} />
                  </IconButton>
                ) : null}
              </li>
            );
          })}
        </ul>
      ) : null}
    </FileField>
  );
});
