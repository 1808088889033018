export { Gallery, type GalleryProps } from '../Gallery/Gallery.tsx';
export type { GalleryPicture } from '../Lightbox/Lightbox.tsx';
