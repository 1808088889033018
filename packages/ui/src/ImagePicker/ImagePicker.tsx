import { Camera, ImagePlus } from 'lucide-react';
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
import { PictureTiles } from './PictureTiles.tsx';
import type { StoredImage } from './StoredImage.ts';
import { unreadableImages } from './unreadableImages.ts';

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
  const { label, isLabelHidden, description, errorMessage, value, onChange, onRefuse } = props;
  const { accept = photographs, existing = none, isDisabled = false, isReadOnly = false } = props;
  const { messages } = useUI();
  const words = messages.files;
  const maxCount = isLimit(props.maxCount) ? props.maxCount : 6;
  const maxSize = isLimit(props.maxSize) ? props.maxSize : 8_000_000;
  const limits = { kinds: nameKinds(accept, words), maxCount, maxSize };
  const room = maxCount - existing.length - value.length;
  const isActive = !isDisabled && !isReadOnly;

  const ids = useFieldIds(props);
  const root = useRef<HTMLFieldSetElement>(null);
  useFieldHandle(ref, root);
  const keptFocus = useKeptFocus(root);
  const intake = useFileIntake({
    ...{ root, value, onChange, onRefuse, isActive },
    limits: { accept, maxSize, room },
    findUnreadable: unreadableImages,
  });
  const [done, setDone] = useState('');

  const tell = (what: string) => {
    intake.forget();
    setDone(what);
  };
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
      aria-busy={intake.isChecking || undefined}
    >
      {isLabelHidden ? null : <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>}
      <PictureTiles {...props} existing={existing} isActive={isActive} onDone={tell} />
      {room > 0 && !isReadOnly ? (
        <div className={styles.zone} data-drop-target={intake.isDropTarget || undefined}>
          <div className={styles.buttons}>
            <FileButton
              accept={accept}
              allowsMultiple={room > 1}
              onSelect={(files) => intake.add(files)}
              icon={<ImagePlus size={16} strokeWidth={1.75} />}
              isDisabled={isDisabled}
              autoFocus={props.autoFocus}
            >
              {messages.addImages(maxCount)}
            </FileButton>
            <span className={styles.camera}>
              <FileButton
                accept={accept}
                takesPhoto
                onSelect={(files) => intake.add(files)}
                icon={<Camera size={16} strokeWidth={1.75} />}
                isDisabled={isDisabled}
              >
                {messages.takePhoto}
              </FileButton>
            </span>
          </div>
          <span className={styles.invitation}>{words.orDrop}</span>
          <span className={styles.limits}>
            {describeLimits(limits, { ...words, upTo: words.upToPictures })}
          </span>
        </div>
      ) : null}
      <Refusals refusals={intake.refusals} {...limits} />
      <NamedNotes
        {...{ description, errorMessage }}
        descriptionId={ids.descriptionId}
        errorId={ids.errorId}
      />
      <VisuallyHidden role="status">
        {intake.addedCount > 0 ? words.added(intake.addedCount) : done}
      </VisuallyHidden>
    </fieldset>
  );
});
