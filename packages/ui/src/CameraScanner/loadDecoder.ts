import { type BarcodeFormat, type Decode, usualFormats } from './Barcode.ts';
import { nativeDecoder } from './nativeDecoder.ts';
import { ownWasmUrl } from './ownWasmUrl.ts';

/** Which decoder is wanted. */
export interface DecoderOptions {
  /** What kinds of codes are read; the fewer, the quicker. @default those of goods and their boxes, and QR codes */
  formats?: readonly BarcodeFormat[] | undefined;
  /** Where the decoder's WebAssembly is, for a page that serves it from a place of its own. @default beside the package's files */
  wasmUrl?: string | undefined;
}

/** The browser's decoder where it does, else the package's own, loaded now. */
export async function loadDecoder({ formats = usualFormats, wasmUrl }: DecoderOptions): Promise<Decode> {
  const wanted = formats.length > 0 ? formats : usualFormats;
  const native = await nativeDecoder(wanted);
  if (native) return native;
  const { zxingDecoder } = await import('./zxingDecoder.ts');
  return zxingDecoder(wanted, wasmUrl ?? ownWasmUrl());
}
