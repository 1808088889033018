import { Camera, ImagePlus } from 'lucide-react';
import { type ForwardedRef, forwardRef } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../Button/Button.tsx';
import { type FieldHandle, useFieldHandle } from '../field/FieldHandle.ts';
import type { FieldProps } from '../field/FieldProps.ts';
import { type FileRefusal, isLimit } from '../files/checkFiles.ts';
import { FileField, FileZone } from '../files/FileField.tsx';
import * as styles from '../files/files.css.ts';
import { describeLimits, nameKinds } from '../files/fileWords.ts';
import { useFileIntake } from '../files/useFileIntake.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { PictureTiles, type StoredImage } from './PictureTiles.tsx';

/** Props of ImagePicker. */
export interface ImagePickerProps extends FieldProps {
  /** The pictures that were picked, in their order. */
  value: readonly File[];
  /** Called with all pictures after one was added, moved or removed. */
  onChange: (files: File[]) => void;
  /** Called with the rejected files and their reasons. The picker itself informs the user. */
  onRefuse?: ((refusals: FileRefusal[]) => void) | undefined;
  /** The maximum number of pictures, stored ones included. @default 6 */
  maxCount?: number | undefined;
  /** The maximum size of a picture in bytes. @default 8,000,000 */
  maxSize?: number | undefined;
  /** The accepted media types. @default JPEG, PNG, WebP, AVIF */
  accept?: readonly string[] | undefined;
  /** Whether the first picture is the cover, and another can be made it. @default false */
  hasCover?: boolean | undefined;
  /** Pictures that are already stored, before the picked ones. */
  existing?: readonly StoredImage[] | undefined;
  /** Called with the id of a stored picture to remove. Without it, stored pictures cannot be removed. */
  onRemoveExisting?: ((id: string) => void) | undefined;
  /** Called with the ids of the stored pictures in their new order. Without it, their order is fixed. */
  onReorderExisting?: ((ids: string[]) => void) | undefined;
}

const photographs: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const none: readonly StoredImage[] = [];

/** Pictures from files, by drop, from the clipboard or from the camera, seen before they are sent. Each that is left out is named. */
export const ImagePicker = forwardRef(function ImagePicker(
  props: ImagePickerProps,
  ref: ForwardedRef<FieldHandle>,
) {
  const { value, onChange, onRefuse, accept = photographs, existing = none, isDisabled, isReadOnly } = props;
  const { messages } = useUI();
  const words = messages.files;
  const maxCount = isLimit(props.maxCount) ? props.maxCount : 6;
  const maxSize = isLimit(props.maxSize) ? props.maxSize : 8_000_000;
  const room = maxCount - existing.length - value.length;
  const limits = { accept, kinds: nameKinds(accept, words), maxCount, maxSize, room };
  const isActive = !isDisabled && !isReadOnly;
  const intake = useFileIntake({ value, onChange, onRefuse, limits, isActive, isReadable: isPicture });
  useFieldHandle(ref, intake.root);
  const hint = describeLimits(limits, { ...words, upTo: words.upToPictures });
  return (
    <FileField {...props} intake={intake} limits={limits}>
      <PictureTiles {...props} existing={existing} isActive={isActive} onDone={intake.announce} />
      {room > 0 && !isReadOnly ? (
        <FileZone isDropTarget={intake.isDropTarget} hint={hint}>
          <div className={styles.buttons}>
            <FileTrigger acceptedFileTypes={accept} allowsMultiple={room > 1} onSelect={intake.add}>
              <Button
                icon={<ImagePlus size={16} strokeWidth={1.75} />}
                isDisabled={isDisabled}
                autoFocus={props.autoFocus}
              >
                {messages.addImages(maxCount)}
              </Button>
            </FileTrigger>
            <span className={styles.camera}>
              <FileTrigger acceptedFileTypes={accept} defaultCamera="environment" onSelect={intake.add}>
                <Button icon={<Camera size={16} strokeWidth={1.75} />} isDisabled={isDisabled}>
                  {messages.takePhoto}
                </Button>
              </FileTrigger>
            </span>
          </div>
        </FileZone>
      ) : null}
    </FileField>
  );
});

/**
 * Whether a file can be shown as a picture. Its type alone is a guess from the file's name: a text file may
 * pass as `image/jpeg`.
 */
async function isPicture(file: File): Promise<boolean> {
  // Drawings have no bitmap of their own.
  if (file.type !== 'image/svg+xml') {
    const bitmap = await createImageBitmap(file).catch(() => null);
    bitmap?.close();
    return bitmap !== null;
  }
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return true;
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
