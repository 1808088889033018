export { CameraScanner, type CameraScannerProps } from '../CameraScanner/CameraScanner.tsx';
export {
  type Barcode,
  type BarcodeFormat,
  type DecoderOptions,
  decodeImage,
  PictureError,
} from '../CameraScanner/decoder.ts';
export type { CameraProblem, GetStream } from '../CameraScanner/useCamera.ts';
