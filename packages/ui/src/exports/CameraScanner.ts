export type { Barcode, BarcodeFormat } from '../CameraScanner/Barcode.ts';
export { CameraScanner, type CameraScannerProps } from '../CameraScanner/CameraScanner.tsx';
export type { CameraProblem } from '../CameraScanner/cameraProblem.ts';
export { decodeImage, PictureError } from '../CameraScanner/decodeImage.ts';
export type { DecoderOptions } from '../CameraScanner/loadDecoder.ts';
export type { GetStream } from '../CameraScanner/useCamera.ts';
