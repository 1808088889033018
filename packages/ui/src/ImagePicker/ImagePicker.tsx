import { Camera, ImagePlus } from 'lucide-react';
import { type ForwardedRef, forwardRef } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../Button/Button.tsx';
import type { FieldHandle } from '../field/FieldHandle.ts';
import { limitOr } from '../files/checkFiles.ts';
import { FileField, FileZone } from '../files/FileField.tsx';
import { describeLimits } from '../files/fileWords.ts';
import { useFileIntake } from '../files/useFileIntake.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './ImagePicker.css.ts';
import type { ImagePickerProps } from './ImagePickerProps.ts';
import { PictureTiles } from './PictureTiles.tsx';

const photographs: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Pictures from files, by drop, from the clipboard or from the camera, seen before they are sent. Each that is left out is named. */
export const ImagePicker = forwardRef(function ImagePicker(
  props: ImagePickerProps,
  ref: ForwardedRef<FieldHandle>,
) {
  const { accept = photographs, existing = [] } = props;
  const { messages } = useUI();
  const words = messages.files;
  const maxCount = limitOr(props.maxCount, 6);
  const maxSize = limitOr(props.maxSize, 8_000_000);
  const stored = existing.length;
  const intake = useFileIntake({ ...props, accept, maxCount, maxSize, stored, isReadable: isPicture }, ref);
  return (
    <FileField {...props} intake={intake}>
      <PictureTiles {...props} existing={existing} isActive={intake.isActive} onDone={intake.announce} />
      <FileZone
        {...props}
        intake={intake}
        icon={<ImagePlus size={16} strokeWidth={1.75} />}
        action={messages.addImages(maxCount)}
        isHintForDesk={props.hidesLimitsOnPhone}
        hint={describeLimits(intake.limits, { ...words, upTo: words.upToPictures })}
      >
        <span className={styles.camera}>
          <FileTrigger acceptedFileTypes={accept} defaultCamera="environment" onSelect={intake.add}>
            <Button icon={<Camera size={16} strokeWidth={1.75} />} isDisabled={props.isDisabled}>
              {messages.takePhoto}
            </Button>
          </FileTrigger>
        </span>
      </FileZone>
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
