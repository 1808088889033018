import type { SalePictureSlot } from '@handset/domain';
import { useWords } from '@handset/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFieldsDisabled } from '../../form/Field.tsx';
import { PictureSlots, type PictureSlotsProps } from '../../form/PictureSlots/PictureSlots.tsx';
import type { SaleDraft } from './saleDraft.ts';
import { saleMessages } from './saleMessages.ts';

type PictureErrors = Pick<PictureSlotsProps<SalePictureSlot>, 'onError'>;

/** The two sides of an identity card, as slots of the sale. */
export function IdentityPictures({ onError }: PictureErrors) {
  const messages = useWords(saleMessages);
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
