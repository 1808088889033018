interface NumberProps {
  value: number | null | undefined;
  minValue: number | undefined;
  maxValue: number | undefined;
}

/** What is wrong with the props of a field whose value is a whole number, for the developer. */
export function numberWarning(component: string, { value, minValue, maxValue }: NumberProps): string | null {
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    return `${component}: \`value\` is ${value}, which is no whole number, so the field stays empty. Round it before you hand it over, or hand over null.`;
  if (minValue !== undefined && maxValue !== undefined && minValue > maxValue)
    return `${component}: \`minValue\` is ${minValue} and \`maxValue\` ${maxValue}, so no number is accepted. Exchange the two.`;
  return null;
}
