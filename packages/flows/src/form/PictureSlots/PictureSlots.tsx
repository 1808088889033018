import { FormGrid, ImagePicker, type ImagePickerProps, useWords } from '@handset/ui';
import { useState } from 'react';
import { commonMessages } from '../commonMessages.ts';
import type { FlowError } from '../embedding.ts';
import { isHeic } from './isHeic.ts';

/** Pictures by the slot that they belong to. */
export type Pictures<Slot extends string> = Partial<Record<Slot, File[]>>;

/** A picture that is stored already. */
export type StoredPicture = NonNullable<ImagePickerProps['existing']>[number];

/** One slot to fill. */
export interface PictureSlotOption<Slot extends string> {
  /** The name of the slot in the payload. */
  slot: Slot;
  /** Names the subject of the picture. */
  label: string;
  /** A line of help below the label. */
  description?: string | undefined;
  /** Maximum number of pictures. @default 1 */
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
  /** Pictures that are stored already, per slot; they are shown beside those chosen here, for which there is as much room as ever. */
  stored?: Partial<Record<Slot, readonly StoredPicture[]>> | undefined;
  /** Error message per slot. */
  errors?: Partial<Record<Slot, string | undefined>> | undefined;
  /** Called for each picture that cannot be read; people are told by the slot itself. */
  onError?: ((error: FlowError) => void) | undefined;
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
  const { slots, value, onChange, name, onError } = props;
  const messages = useWords(commonMessages);
  const [heicIn, setHeicIn] = useState<Slot | null>(null);
  const errors: Partial<Record<Slot, string | undefined>> = props.errors ?? {};
  const stored: Partial<Record<Slot, readonly StoredPicture[]>> = props.stored ?? {};

  /** Says on a phone what the empty ones after it would say again. */
  const speaker = slots.find(({ slot, maxCount = 1 }) => (value[slot]?.length ?? 0) < maxCount)?.slot;

  const refuse = (slot: Slot): ImagePickerProps['onRefuse'] => {
    return (refusals) => {
      setHeicIn(refusals.some(({ file }) => isHeic(file)) ? slot : null);
      for (const refusal of refusals)
        if (refusal.reason === 'unreadable')
          onError?.({ code: 'unreadable', operation: 'read-file', retryable: false, cause: refusal });
    };
  };

  return (
    <FormGrid>
      {slots.map(({ slot, label, description, maxCount = 1 }) => {
        const existing = stored[slot] ?? [];
        return (
          <ImagePicker
            key={slot}
            label={label}
            name={name ? `${name}.${slot}` : slot}
            value={value[slot] ?? []}
            onChange={(files) => {
              if (heicIn === slot) setHeicIn(null);
              onChange({ ...value, [slot]: files });
            }}
            onRefuse={refuse(slot)}
            existing={existing}
            maxCount={maxCount + existing.length}
            maxSize={MAX_PICTURE_SIZE}
            accept={PICTURE_TYPES}
            hidesLimitsOnPhone={slot !== speaker}
            description={heicIn === slot ? messages.heicHint : description}
            errorMessage={errors[slot]}
            isDisabled={props.isDisabled}
          />
        );
      })}
    </FormGrid>
  );
}
