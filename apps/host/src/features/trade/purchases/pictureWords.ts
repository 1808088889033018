import { defineMessages } from '@handset/ui';

const en = {
  pictures: 'Pictures',
  slots: {
    phonePicture: 'Phone picture',
    personPicture: 'Person picture',
    eGadgetStatusPicture: 'e-Gadget status picture',
    cnicFrontPic: 'CNIC front',
    cnicBackPic: 'CNIC back',
    coverImage: 'Cover picture',
    images: 'Picture of the phone',
  } as Record<string, string>,
};

export const pictureWords = defineMessages({
  en,
  ur: {
    pictures: 'تصاویر',
    slots: {
      phonePicture: 'فون کی تصویر',
      personPicture: 'شخص کی تصویر',
      eGadgetStatusPicture: 'ای گیجٹ کی حیثیت کی تصویر',
      cnicFrontPic: 'شناختی کارڈ سامنے سے',
      cnicBackPic: 'شناختی کارڈ پیچھے سے',
      coverImage: 'سرورق کی تصویر',
      images: 'فون کی تصویر',
    },
  },
});
