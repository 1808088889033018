import { expect, it } from 'vitest';
import { isReadFromLeft } from './isReadFromLeft.ts';

it.each([
  ['Samsung Galaxy A15 · Blue', true],
  ['someone@example.com', true],
  ['علی', false],
  ['Ali کو ادا کیا', false],
  ['12,500 %', false],
  ['', false],
])('says of %o whether it is read from the left', (text, is) => expect(isReadFromLeft(text)).toBe(is));
