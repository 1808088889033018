import { expect, it } from 'vitest';
import { firstToFocus } from './distinctOptions.ts';

const red = { value: 'red', label: 'Red' };
const blue = { value: 'blue', label: 'Blue' };

it('gives focus to what is chosen, else to the first that can be', () => {
  const options = [{ ...red, isDisabled: true }, blue, { value: 'green', label: 'Green' }];
  expect(firstToFocus(options, (value) => value === 'green')).toBe('green');
  expect(firstToFocus(options, (value) => value === 'red')).toBe('blue');
  expect(firstToFocus([], () => true)).toBeUndefined();
});
