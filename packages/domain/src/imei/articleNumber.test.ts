import { expect, test } from 'vitest';
import { isArticleNumber, isPartOfImei } from './articleNumber.ts';

test.each(['4006381333931', '96385074', '036000291452'])('%s is the number of an article', (code) => {
  expect(isArticleNumber(code)).toBe(true);
});

test.each(['4006381333932', '35693803', '35693803564380', '356938035643809', 'INV-42', ''])(
  '"%s" is the number of no article',
  (code) => {
    expect(isArticleNumber(code)).toBe(false);
  },
);

test.each([
  ['56438099', true],
  ['35693803564380', true],
  ['4006381333931', false],
  ['5643809', false],
  ['356938035643809', false],
  ['INV-56438099', false],
])('"%s" may be a part of an IMEI: %s', (code, isPart) => {
  expect(isPartOfImei(code)).toBe(isPart);
});
