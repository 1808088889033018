/**
 * The element itself is no box of the page's. While it is open it stands in the top layer, where no ancestor clips, moves or covers it.
 * What the page says of all its elements does not reach it; variables do.
 */
const hostRules = `
:host { all: initial !important; position: fixed !important; inset: 0 auto auto 0 !important; inline-size: 0 !important; block-size: 0 !important; overflow: visible !important; background: none !important }
:host(:not(:popover-open)) { display: none !important }
:host(:popover-open) { display: block !important }
[data-react-aria-pressable] { touch-action: pan-x pan-y pinch-zoom }
`;

/** The sheet of an element's shadow root, from the style sheets of the packages. */
export function hostSheet(styles: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${styles.replaceAll(':root', ':host')}\n${hostRules}`);
  return sheet;
}
