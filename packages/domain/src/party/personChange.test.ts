import { expect, it } from 'vitest';
import { fieldErrors } from '../rules/rules.ts';
import { personChangeSchema } from './personChange.ts';

it('may change one field alone, and take the CNIC away', () => {
  expect(personChangeSchema.parse({ number: '0321 7654321', version: 3 })).toEqual({
    number: '+923217654321',
    version: 3,
  });
  for (const cnic of ['', null])
    expect(personChangeSchema.parse({ cnic, version: 3 })).toEqual({ cnic: null, version: 3 });
});

it.each([
  [{ name: ' ' }, { name: 'This is required' }],
  [{ name: 'A'.repeat(10_000) }, { name: 'This is longer than 120 characters' }],
  [{ number: 'abc' }, { number: 'Enter a phone number, such as 0300 1234567' }],
  [{ reference: '' }, { reference: 'This is required' }],
  [{ cnic: '35202' }, { cnic: 'A CNIC has exactly 13 digits' }],
  [{ cnic: '1'.repeat(41) }, { cnic: 'A CNIC has exactly 13 digits' }],
  [{ version: undefined }, { version: 'This is required' }],
  [{ balance: 5 }, { balance: 'This field is not known' }],
])('refuses %j', (change, errors) => {
  const { error } = personChangeSchema.safeParse({ version: 3, ...change });
  expect(error && fieldErrors(error)).toEqual(errors);
});
