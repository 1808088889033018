import { describe, expect, it } from 'vitest';
import { distinctOptions, firstToFocus, optionsWarning, valueWarning } from './distinctOptions.ts';

const red = { value: 'red', label: 'Red' };
const blue = { value: 'blue', label: 'Blue' };

describe('distinctOptions', () => {
  it('keeps the first option of each value, and the list itself where each is its own', () => {
    const distinct = [red, blue];
    expect(distinctOptions(distinct)).toBe(distinct);
    expect(distinctOptions([red, blue, { value: 'red', label: 'Crimson' }])).toEqual([red, blue]);
  });
});

describe('optionsWarning', () => {
  it('names the value that is there twice', () => {
    expect(optionsWarning('RadioGroup', [red, blue, red])).toContain("`options` has the value 'red' twice");
  });

  it('names the option that has no words', () => {
    expect(optionsWarning('RadioGroup', [red, { value: 'blue', label: ' ' }])).toContain(
      "'blue' has an empty",
    );
  });

  it('says nothing of a list that is right, or empty', () => {
    expect(optionsWarning('RadioGroup', [red, blue])).toBeNull();
    expect(optionsWarning('RadioGroup', [])).toBeNull();
  });
});

it('warns of a value that no option has, but not while there are none', () => {
  expect(valueWarning('RadioGroup', [red], 'green')).toContain("`value` is 'green'");
  expect(valueWarning('RadioGroup', [red], 'red')).toBeNull();
  expect(valueWarning('RadioGroup', [red], null)).toBeNull();
  expect(valueWarning('RadioGroup', [], 'green')).toBeNull();
});

it('gives focus to what is chosen, else to the first that can be', () => {
  const options = [{ ...red, isDisabled: true }, blue, { value: 'green', label: 'Green' }];
  expect(firstToFocus(options, (value) => value === 'green')).toBe('green');
  expect(firstToFocus(options, (value) => value === 'red')).toBe('blue');
  expect(firstToFocus([], () => true)).toBeUndefined();
});
