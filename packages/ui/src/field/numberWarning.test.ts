import { expect, it } from 'vitest';
import { numberWarning } from './numberWarning.ts';

const props = { value: null, minValue: undefined, maxValue: undefined };

it.each([Number.NaN, 0.5, Infinity, 2 ** 53])(
  'names a value of %s and what to hand over instead',
  (value) => {
    expect(numberWarning('MoneyField', { ...props, value })).toContain(`MoneyField: \`value\` is ${value}`);
  },
);

it('names limits that leave nothing between them', () => {
  expect(numberWarning('NumberField', { ...props, minValue: 3, maxValue: 2 })).toContain('Exchange the two');
});

it.each([null, undefined, 0, -5, 2 ** 53 - 1])('is content with %s', (value) => {
  expect(numberWarning('MoneyField', { value, minValue: 3, maxValue: 3 })).toBeNull();
});
