import type { FileFieldProps } from '../files/useFileIntake.ts';

/** A picture that is already stored. */
export interface StoredImage {
  /** The id of the picture. */
  id: string;
  /** The address of the picture. */
  url: string;
  /** The text alternative. */
  alt: string;
}

/** Props of ImagePicker. */
export interface ImagePickerProps extends FileFieldProps {
  /** The maximum number of pictures, stored ones included. @default 6 */
  maxCount?: number | undefined;
  /** The maximum size of a picture in bytes. @default 8,000,000 */
  maxSize?: number | undefined;
  /** The accepted media types. @default JPEG, PNG, WebP, AVIF */
  accept?: readonly string[] | undefined;
  /** Whether a phone leaves out the limits in words, where a picker beside it says the same. @default false */
  hidesLimitsOnPhone?: boolean | undefined;
  /** Whether the first picture is the cover, and another can be made it. @default false */
  hasCover?: boolean | undefined;
  /** Pictures that are already stored, before the picked ones. */
  existing?: readonly StoredImage[] | undefined;
  /** Called with the id of a stored picture to remove. Without it, stored pictures cannot be removed. */
  onRemoveExisting?: ((id: string) => void) | undefined;
  /** Called with the ids of the stored pictures in their new order. Without it, their order is fixed. */
  onReorderExisting?: ((ids: string[]) => void) | undefined;
}
