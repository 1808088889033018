export {
  MAX_PICTURE_SIZE,
  PICTURE_TYPES,
  type PictureSlotOption,
  PictureSlots,
  type PictureSlotsProps,
  type Pictures,
  type StoredPicture,
} from '../form/PictureSlots/PictureSlots.tsx';
