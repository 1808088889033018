import type { ReceiptPrinter } from './printer.ts';

/** Brightness, out of 255, below which a dot of the picture is printed. */
const THRESHOLD = 160;

/** The picture of a receipt in the language of its printer, which opens the drawer first where cash moved, and cuts the paper at the end. */
export async function encodeReceipt(
  picture: HTMLCanvasElement,
  { language, opensDrawer }: Pick<ReceiptPrinter, 'language' | 'opensDrawer'>,
  { isCash = false } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const { default: Encoder } = await import('@point-of-sale/receipt-printer-encoder');
  const encoder = new Encoder({
    language,
    columns: picture.width / 12,
    imageMode: 'raster',
    feedBeforeCut: 4,
    // The picture feeds the paper itself: a line more would be a gap.
    feedAfterBlock: false,
  }).initialize();
  if (opensDrawer && isCash) encoder.pulse();
  const context = picture.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser draws no pictures');
  const { width, height } = picture;
  encoder.image(context.getImageData(0, 0, width, height), width, height, 'threshold', THRESHOLD);
  encoder.cut('partial');
  return Uint8Array.from(encoder.encode());
}
