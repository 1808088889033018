import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partiesWithNumber, sameParty } from './knownParty.ts';
import { formatNumber, numberAsInteger } from './mobileNumber.ts';

const ali = { _id: '1', name: 'Ali Raza', number: '+923001234567' };
const brother = { _id: '2', name: 'Hamza Raza', number: '+923001234567' };
const sana = { _id: '3', name: 'Sana Iqbal', number: '+923339876543' };
const parties = [ali, brother, sana];

describe('a party that is known already', () => {
  it.each(['0300 1234567', '+92-300-1234567', '3001234567', '۰۳۰۰۱۲۳۴۵۶۷'])('is found by %s', (number) =>
    expect(partiesWithNumber(parties, number)).toEqual([ali, brother]),
  );

  it.each(['', '0300', 'Ali', '03007654321'])('is not found by %j', (number) =>
    expect(partiesWithNumber(parties, number)).toEqual([]),
  );

  it('is meant where name and number are the same, whatever the case', () => {
    expect(sameParty(parties, { name: ' hamza RAZA', number: '0300-1234567' })).toBe(brother);
    expect(sameParty(parties, { name: 'Usman', number: '0300-1234567' })).toBeUndefined();
    expect(sameParty(parties, { name: 'Ali Raza', number: '0333 9876543' })).toBeUndefined();
  });

  it('is found by every spelling of its number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+923\d{9}$/), (number) => {
        const party = { name: 'Any', number };
        for (const spelling of [number, formatNumber(number), String(numberAsInteger(number))])
          expect(partiesWithNumber([party], spelling)).toEqual([party]);
      }),
    );
  });
});
