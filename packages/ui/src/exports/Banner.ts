export { Banner, type BannerProps, type MessageTone } from '../Banner/Banner.tsx';
