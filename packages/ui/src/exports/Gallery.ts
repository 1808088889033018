export { Gallery, type GalleryPicture, type GalleryProps } from '../Gallery/Gallery.tsx';
