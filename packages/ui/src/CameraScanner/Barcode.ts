/** A kind of code that can be read, by its name in the browser's Barcode Detection API. */
export type BarcodeFormat =
  | 'aztec'
  | 'codabar'
  | 'code_128'
  | 'code_39'
  | 'code_93'
  | 'data_matrix'
  | 'ean_13'
  | 'ean_8'
  | 'itf'
  | 'pdf417'
  | 'qr_code'
  | 'upc_a'
  | 'upc_e';

/** A code that was read. */
export interface Barcode {
  /** What it says. */
  text: string;
  /** What kind of code it is. */
  format: BarcodeFormat;
  /** The middle of the code in the picture, in its pixels. */
  center: { x: number; y: number };
}

/** What is read when the caller says nothing else: what goods and their boxes carry. */
export const usualFormats: readonly BarcodeFormat[] = [
  'code_128',
  'code_39',
  'data_matrix',
  'ean_13',
  'ean_8',
  'itf',
  'qr_code',
  'upc_a',
  'upc_e',
];

/** Finds the codes in a picture. */
export type Decode = (image: ImageData) => Promise<Barcode[]>;
