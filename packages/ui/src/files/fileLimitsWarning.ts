/** The limits as a caller gives them. */
export interface GivenLimits {
  accept?: readonly string[] | undefined;
  maxCount?: number | undefined;
  maxSize?: number | undefined;
}

/** Whether a limit can be kept. */
export function isLimit(limit: number | undefined): limit is number {
  return limit !== undefined && limit > 0;
}

/** What a developer is told of limits that none can keep, or null. */
export function fileLimitsWarning(
  component: string,
  { accept = [], maxCount, maxSize }: GivenLimits,
): string | null {
  for (const [prop, limit] of Object.entries({ maxCount, maxSize })) {
    if (limit !== undefined && !isLimit(limit))
      return `${component}: \`${prop}\` is ${limit}, which leaves nothing to add; it is ignored. Pass a number above 0, or \`isDisabled\`.`;
  }
  const odd = accept.find((kind) => !/^\s*(\.\S+|\*|[^\s/]+\/\S+)\s*$/.test(kind));
  return odd === undefined
    ? null
    : `${component}: \`accept\` has '${odd}', which is neither a media type nor an ending, so no file is of that kind. Write it as 'application/pdf', 'image/*' or '.pdf'.`;
}
