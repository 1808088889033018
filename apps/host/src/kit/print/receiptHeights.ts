/** Heights that a receipt's page can have, in millimetres: the next one above the text is taken. */
export const RECEIPT_HEIGHTS = [110, 125, 140, 160, 180, 205, 230, 260, 297] as const;

const MILLIMETRES_PER_PIXEL = 25.4 / 96;
/** Extra height for a printer whose fonts are taller than the screen's. */
const SLACK = 2;

/**
 * The height of the page for a receipt of that many pixels. A longer one continues on pages of the maximum
 * height.
 */
export function receiptHeight(pixels: number): (typeof RECEIPT_HEIGHTS)[number] {
  const text = pixels * MILLIMETRES_PER_PIXEL + SLACK;
  return RECEIPT_HEIGHTS.find((height) => height >= text) ?? 297;
}
