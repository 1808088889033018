import { expect, test } from 'vitest';
import { takeImeis } from './takeImeis.ts';

const none = { imei1: '', imei2: '' };
const [a, b, c] = ['356938035643809', '356938035643817', '356938035643825'] as const;

test('a code with both IMEIs fills both places, or the one that is left', () => {
  expect(takeImeis(none, a)).toEqual({ imei1: a, imei2: '' });
  expect(takeImeis(none, a, b)).toEqual({ imei1: a, imei2: b });
  expect(takeImeis({ imei1: b, imei2: '' }, a, b)).toEqual({ imei1: b, imei2: a });
  expect(takeImeis({ imei1: a, imei2: b }, b)).toEqual({ imei1: a, imei2: b });
});

test('a number that is no IMEI gives way', () => {
  expect(takeImeis({ imei1: '35693803', imei2: '' }, a)).toEqual({ imei1: a, imei2: '' });
  expect(takeImeis({ imei1: a, imei2: '3569' }, b)).toEqual({ imei1: a, imei2: b });
});

test('nothing is taken of another phone', () => {
  expect(takeImeis({ imei1: a, imei2: b }, c)).toBeUndefined();
  expect(takeImeis({ imei1: c, imei2: '' }, a, b)).toBeUndefined();
});
