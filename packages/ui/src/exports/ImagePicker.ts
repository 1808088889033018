export type { FileRefusal, FileRefusalReason } from '../files/checkFiles.ts';
export { ImagePicker } from '../ImagePicker/ImagePicker.tsx';
export type { ImagePickerProps, StoredImage } from '../ImagePicker/ImagePickerProps.ts';
