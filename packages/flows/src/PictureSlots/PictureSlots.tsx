import { FormGrid, ImagePicker } from '@handset/ui';

/** Pictures by the slot that they belong to. */
export type Pictures<Slot extends string> = Partial<Record<Slot, File[]>>;

/** One slot to fill. */
export interface PictureSlotOption<Slot extends string> {
  /** The name of the slot in the payload. */
  slot: Slot;
  /** What is in the picture. */
  label: string;
  /** How many fit. @default 1 */
  maxCount?: number | undefined;
}

/** Props of PictureSlots. */
export interface PictureSlotsProps<Slot extends string> {
  /** The slots, in order. */
  slots: readonly PictureSlotOption<Slot>[];
  /** The pictures chosen so far. */
  value: Pictures<Slot>;
  /** Called with the pictures after a change. */
  onChange: (pictures: Pictures<Slot>) => void;
  /** What is wrong, per slot. */
  errors?: Partial<Record<Slot, string | undefined>> | undefined;
  /** The name in the form, under which the summary finds the slots as `name.slot`. */
  name?: string | undefined;
  /** Whether they can be used. */
  isDisabled?: boolean | undefined;
}

/** The largest picture that the server takes, in bytes. */
export const MAX_PICTURE_SIZE = 8_000_000;

/** The kinds of pictures that the server takes. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Pictures by slot, with their limits. */
export function PictureSlots<Slot extends string>(props: PictureSlotsProps<Slot>) {
  const { slots, value, onChange, errors = {}, name, isDisabled } = props;
  const errorOf: Partial<Record<Slot, string | undefined>> = errors;
  return (
    <FormGrid>
      {slots.map(({ slot, label, maxCount = 1 }) => (
        <ImagePicker
          key={slot}
          label={label}
          name={name ? `${name}.${slot}` : slot}
          value={value[slot] ?? []}
          onChange={(files) => onChange({ ...value, [slot]: files })}
          maxCount={maxCount}
          maxSize={MAX_PICTURE_SIZE}
          accept={PICTURE_TYPES}
          errorMessage={errorOf[slot]}
          isDisabled={isDisabled}
        />
      ))}
    </FormGrid>
  );
}
