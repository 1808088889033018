export { Lightbox, type LightboxProps } from '../Lightbox/Lightbox.tsx';
