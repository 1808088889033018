/** How long phones have been in stock, in days, as the list is asked for them. */
export const ageRanges = {
  '0': { ageFrom: '', ageTo: '30' },
  '31': { ageFrom: '31', ageTo: '60' },
  '61': { ageFrom: '61', ageTo: '90' },
  '91': { ageFrom: '91', ageTo: '' },
} as const;

export type AgeName = keyof typeof ageRanges;

/** The range that a list shows; undefined where it shows another one, or all. */
export function rangeOf({ ageFrom, ageTo }: { ageFrom: string; ageTo: string }): AgeName | undefined {
  const names = Object.keys(ageRanges) as AgeName[];
  return names.find((name) => ageRanges[name].ageFrom === ageFrom && ageRanges[name].ageTo === ageTo);
}
