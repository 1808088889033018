/*! Contains zxing-wasm (MIT, © Ze-Zheng Wu) and zxing-cpp (Apache-2.0, © ZXing authors). */
import {
  prepareZXingModule,
  type ReadInputBarcodeFormat,
  readBarcodes,
  type ZXingModuleOverrides,
} from 'zxing-wasm/reader';
import type { BarcodeFormat, Decode } from './Barcode.ts';

const zxingNames: Record<BarcodeFormat, ReadInputBarcodeFormat> = {
  aztec: 'Aztec',
  codabar: 'Codabar',
  code_128: 'Code128',
  code_39: 'Code39',
  code_93: 'Code93',
  data_matrix: 'DataMatrix',
  ean_13: 'EAN13',
  ean_8: 'EAN8',
  itf: 'ITF',
  pdf417: 'PDF417',
  qr_code: 'QRCode',
  upc_a: 'UPCA',
  upc_e: 'UPCE',
};

/** The decoder that comes with the package, ready to read; rejects if its WebAssembly cannot be had. */
export async function zxingDecoder(formats: readonly BarcodeFormat[], wasmUrl: string): Promise<Decode> {
  await prepare(wasmUrl);
  const wanted = formats.map((format) => zxingNames[format]);
  return async (image) => {
    // Another scanner on the page may have put its own file in this one's place.
    await prepare(wasmUrl);
    const found = await readBarcodes(image, { formats: wanted, maxNumberOfSymbols: 16 });
    return found.flatMap(({ isValid, text, format, symbology, position }) => {
      const name = formats.find((each) => zxingNames[each] === format || zxingNames[each] === symbology);
      if (!isValid || !name) return [];
      const corners = [position.topLeft, position.topRight, position.bottomRight, position.bottomLeft];
      const middle = (axis: 'x' | 'y') => corners.reduce((sum, corner) => sum + corner[axis], 0) / 4;
      return { text, format: name, center: { x: middle('x'), y: middle('y') } };
    });
  };
}

/** Loads the WebAssembly once for each place that it is served from, whoever on the page asks for it. */
async function prepare(wasmUrl: string): Promise<void> {
  const overrides: ZXingModuleOverrides = { locateFile: () => wasmUrl };
  try {
    await prepareZXingModule({ overrides, equalityFn: isSameFile, fireImmediately: true });
  } catch (error) {
    // What failed is not remembered, but the place is: without one the library would turn to a server of strangers.
    prepareZXingModule({ overrides, equalityFn: () => false });
    throw error;
  }
}

function isSameFile(one: ZXingModuleOverrides, other: ZXingModuleOverrides): boolean {
  return one.locateFile?.('', '') === other.locateFile?.('', '');
}
