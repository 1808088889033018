import type { SalePictureSlot } from '@handset/domain';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFieldsDisabled } from '../form/Field.tsx';
import { Section } from '../form/Section.tsx';
import { useMessages } from '../messages/useMessages.ts';
import { PictureSlots, type PictureSlotsProps } from '../PictureSlots/PictureSlots.tsx';
import type { SaleDraft } from './saleDraft.ts';
import { saleMessages } from './saleMessages.ts';

type PictureErrors = Pick<PictureSlotsProps<SalePictureSlot>, 'onError'>;

/** The customer's identity card, both sides. */
export function SalePictures({ onError }: PictureErrors) {
  const messages = useMessages(saleMessages);
  return (
    <Section title={messages.pictures}>
      <IdentityPictures onError={onError} />
    </Section>
  );
}

/** The two sides of an identity card, as slots of the sale. */
export function IdentityPictures({ onError }: PictureErrors) {
  const messages = useMessages(saleMessages);
  const { setValue } = useFormContext<SaleDraft>();
  const pictures = useWatch<SaleDraft, 'pictures'>({ name: 'pictures' });
  return (
    <PictureSlots
      slots={[
        { slot: 'cnicFrontPic', label: messages.pictureSlots.cnicFrontPic },
        { slot: 'cnicBackPic', label: messages.pictureSlots.cnicBackPic },
      ]}
      value={pictures}
      onChange={(changed) => setValue('pictures', changed)}
      onError={onError}
      isDisabled={useFieldsDisabled()}
    />
  );
}
