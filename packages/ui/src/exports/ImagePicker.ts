export { ImagePicker, type ImagePickerProps, type StoredImage } from '../ImagePicker/ImagePicker.tsx';
