/** Ranges of days in stock, as query parameters. */
export const ageRanges = {
  '0': { ageFrom: '', ageTo: '30' },
  '31': { ageFrom: '31', ageTo: '60' },
  '61': { ageFrom: '61', ageTo: '90' },
  '91': { ageFrom: '91', ageTo: '' },
} as const;

export type AgeName = keyof typeof ageRanges;

/** The name of the current range. Undefined for another range, or none. */
export function rangeOf({ ageFrom, ageTo }: { ageFrom: string; ageTo: string }): AgeName | undefined {
  const names = Object.keys(ageRanges) as AgeName[];
  return names.find((name) => ageRanges[name].ageFrom === ageFrom && ageRanges[name].ageTo === ageTo);
}
