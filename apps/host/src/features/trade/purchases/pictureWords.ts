import { defineMessages } from '@handset/ui';

const en = {
  slots: {
    phonePicture: 'Phone picture',
    personPicture: 'Person picture',
    eGadgetStatusPicture: 'e-Gadget screenshot',
    cnicFrontPic: 'CNIC, front',
    cnicBackPic: 'CNIC, back',
    coverImage: 'Cover picture',
    images: 'Picture of the phone',
  } as Record<string, string>,
};

export const pictureWords = defineMessages({
  en,
  ur: {
    slots: {
      phonePicture: 'فون کی تصویر',
      personPicture: 'شخص کی تصویر',
      eGadgetStatusPicture: 'ای گیجٹ کا اسکرین شاٹ',
      cnicFrontPic: 'شناختی کارڈ، سامنے',
      cnicBackPic: 'شناختی کارڈ، پیچھے',
      coverImage: 'سرورق کی تصویر',
      images: 'فون کی تصویر',
    },
  },
});
