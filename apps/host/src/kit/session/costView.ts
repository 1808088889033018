/** Name of the view in which answers are kept: those with costs are never shown while costs are hidden. */
export function costView(isCostHidden: boolean): string | undefined {
  return isCostHidden ? 'without cost' : undefined;
}
