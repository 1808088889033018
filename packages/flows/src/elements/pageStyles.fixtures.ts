/** The styles of the packages as they stand on a page that runs from source. */
export function pageStyles(): string {
  return [...document.styleSheets]
    .filter(
      ({ ownerNode }) => ownerNode instanceof HTMLElement && ownerNode.dataset.viteDevId?.includes('.css.ts'),
    )
    .flatMap((sheet) => [...sheet.cssRules])
    .map(({ cssText }) => cssText)
    .join('\n');
}
