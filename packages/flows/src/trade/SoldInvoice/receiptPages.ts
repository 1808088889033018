/** Heights that a receipt's page can have, in millimetres: style sheets cannot calculate one, so the next one above the text is taken. */
export const RECEIPT_HEIGHTS: readonly number[] = heights(100, 1000, 1.08);

/** A receipt that is longer than the longest page goes on over pages of this height, which a roll prints without a gap. */
export const LONG_RECEIPT_HEIGHT = 297;

/** The height of the page for a text of this height, in millimetres; undefined where it needs several. */
export function receiptHeight(text: number): number | undefined {
  return RECEIPT_HEIGHTS.find((height) => height >= text);
}

function heights(from: number, to: number, growth: number): number[] {
  const found: number[] = [];
  for (let height = from; height < to; height *= growth) found.push(Math.round(height));
  return [...found, to];
}
