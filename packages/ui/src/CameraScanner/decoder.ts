/** A code format, by its name in the browser's Barcode Detection API. */
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
  /** The content of the code. */
  text: string;
  /** The format of the code. */
  format: BarcodeFormat;
  /** The centre of the code in the picture, in pixels. */
  center: { x: number; y: number };
}

/** Finds the codes in a picture. */
export type Decode = (picture: HTMLCanvasElement) => Promise<Barcode[]>;

/** Options of the decoder. */
export interface DecoderOptions {
  /** The formats to read; fewer are faster. @default those on goods and their boxes, and QR codes */
  formats?: readonly BarcodeFormat[] | undefined;
  /** The address of `zxing_reader.wasm`, for a page that serves its own copy. @default the package's own file */
  wasmUrl?: string | undefined;
}

const DEFAULT_FORMATS: readonly BarcodeFormat[] = [
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

/** Loads the decoder. Rejects if its code or WebAssembly cannot be loaded. */
export async function loadDecoder({ formats, wasmUrl }: DecoderOptions): Promise<Decode> {
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill');
  // Without a place of our own the library would load its WebAssembly from a CDN. The place holds for the whole
  // page, and another scanner may have changed it, so it is set before every picture.
  const url = wasmUrl ?? new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;
  const prepare = () =>
    prepareZXingModule({
      overrides: { locateFile: () => url },
      equalityFn: (one, other) => one.locateFile?.('', '') === other.locateFile?.('', ''),
      fireImmediately: true,
    });
  await prepare();
  const detector = new BarcodeDetector({ formats: [...(formats?.length ? formats : DEFAULT_FORMATS)] });
  return async (picture) => {
    await prepare();
    const found = await detector.detect(picture);
    return found.map(({ rawValue, format, boundingBox: box }) => ({
      text: rawValue,
      format: format as BarcodeFormat,
      center: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
    }));
  };
}
