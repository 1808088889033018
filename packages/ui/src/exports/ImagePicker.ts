export type { FileRefusal, FileRefusalReason } from '../files/checkFiles.ts';
export { ImagePicker, type ImagePickerProps } from '../ImagePicker/ImagePicker.tsx';
export type { StoredImage } from '../ImagePicker/PictureTiles.tsx';
