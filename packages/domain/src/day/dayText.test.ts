import { expect, it } from 'vitest';
import { dayText } from './dayText.ts';

it.each([
  ['2026-11-21', 'en', '21 Nov 2026'],
  ['2026-01-02', 'ur', '2 جنوری، 2026'],
  ['soon', 'en', 'soon'],
] as const)('says %s in %s', (day, locale, said) => expect(dayText(day, locale)).toBe(said));
