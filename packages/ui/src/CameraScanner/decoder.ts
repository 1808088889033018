import { drawArea } from './viewfinder.ts';

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

/** The formats on goods and their boxes, and QR codes. */
const usualFormats: readonly BarcodeFormat[] = [
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
  const detector = new BarcodeDetector({ formats: [...(formats?.length ? formats : usualFormats)] });
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

/** The reason why a picture could not be read: the file is not a picture, or the decoder did not load. */
export class PictureError extends Error {
  /** The part that failed. */
  readonly reason: 'picture' | 'decoder';

  constructor(reason: 'picture' | 'decoder', cause: unknown) {
    super(
      reason === 'picture' ? 'The file is not a picture that can be read' : 'The decoder could not be loaded',
      { cause },
    );
    this.name = 'PictureError';
    this.reason = reason;
  }
}

/** Maximum side of a picture, so that a phone's photo is decoded quickly. */
const MAX_SIDE = 3000;

/**
 * Reads the codes in a picture, such as a photo taken on a phone. Works where the camera is not allowed.
 *
 * @throws {PictureError} if the file is not a picture, or if the decoder could not be loaded
 */
export async function decodeImage(picture: Blob, options: DecoderOptions = {}): Promise<Barcode[]> {
  const canvas = await draw(picture).catch((cause: unknown) => {
    throw new PictureError('picture', cause);
  });
  const decode = await loadDecoder(options).catch((cause: unknown) => {
    throw new PictureError('decoder', cause);
  });
  return decode(canvas);
}

async function draw(picture: Blob): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(picture);
  try {
    const { width, height } = bitmap;
    return drawArea(bitmap, { x: 0, y: 0, width, height }, MAX_SIDE);
  } finally {
    bitmap.close();
  }
}
