export { CameraScanner, type CameraScannerProps } from '../CameraScanner/CameraScanner.tsx';
export type { CameraProblem } from '../CameraScanner/cameraProblem.ts';
export { decodeImage, PictureError } from '../CameraScanner/decodeImage.ts';
export type { Barcode, BarcodeFormat, DecoderOptions } from '../CameraScanner/decoder.ts';
export type { GetStream } from '../CameraScanner/useCamera.ts';
