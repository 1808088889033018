import type { BarcodeFormat, Decode } from './Barcode.ts';

interface DetectedBarcode {
  rawValue: string;
  format: BarcodeFormat;
  boundingBox: DOMRectReadOnly;
}

interface BarcodeDetectorClass {
  new (options: {
    formats: readonly BarcodeFormat[];
  }): {
    detect: (image: ImageData) => Promise<DetectedBarcode[]>;
  };
  getSupportedFormats: () => Promise<string[]>;
}

/** The browser's own decoder, if it has one that works and reads all of these formats. */
export async function nativeDecoder(formats: readonly BarcodeFormat[]): Promise<Decode | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: BarcodeDetectorClass };
  if (!BarcodeDetector) return null;
  try {
    const supported = await BarcodeDetector.getSupportedFormats();
    if (!formats.every((format) => supported.includes(format))) return null;
    const detector = new BarcodeDetector({ formats });
    // Some systems have the interface and no service behind it: it fails at the first picture.
    await detector.detect(new ImageData(16, 16));
    return async (image) => {
      const found = await detector.detect(image);
      return found.map(({ rawValue, format, boundingBox: box }) => ({
        text: rawValue,
        format,
        center: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
      }));
    };
  } catch {
    return null;
  }
}
