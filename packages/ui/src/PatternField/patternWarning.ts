import { unmaskDigits } from './maskDigits.ts';

/** What is wrong with the props of a PatternField, for the developer. */
export function patternWarning(pattern: string, value: string): string | null {
  const shown = JSON.stringify(pattern);
  if (!pattern.includes('0'))
    return `PatternField: \`pattern\` is ${shown}, in which nothing can be typed. Write a 0 for each digit.`;
  if (/[1-9]/.test(pattern))
    return `PatternField: \`pattern\` is ${shown}, whose own digits cannot be told from typed ones. Write only 0 and separators, and put the rest into the label.`;
  if (value !== unmaskDigits(pattern, value))
    return `PatternField: \`value\` is ${JSON.stringify(value)}, which is more than the digits that fit into ${shown}. Hand over the digits alone.`;
  return null;
}
