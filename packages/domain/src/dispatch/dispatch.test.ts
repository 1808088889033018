import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../rules/rules.ts';
import { dispatchReturnRequest, dispatchState, newDispatchRequest } from './dispatch.ts';

const id = (last: string) => `01980000-0000-7000-8000-0000000000${last}`;
const dispatch = {
  entityData: { name: 'Hall Road Mobiles', number: '03001234567' },
  date: '2026-11-20',
  units: [{ imei: '356938035643809', price: 52_000.5 }],
};

function errorsOf(input: unknown) {
  const result = newDispatchRequest.safeParse(input);
  return result.success ? undefined : fieldErrors(result.error);
}

describe('a dispatch on the wire', () => {
  it('names its phones by IMEI or by id, with the price agreed for each in minor units', () =>
    expect(
      newDispatchRequest.parse({ ...dispatch, units: [...dispatch.units, { _id: id('01') }] }),
    ).toMatchObject({
      units: [{ imei: '356938035643809', price: 5_200_050 }, { _id: id('01') }],
    }));

  it.each([
    [{ units: [] }, { units: 'Add at least one phone' }],
    [{ units: [{}] }, { 'units.0.imei': 'Name the phone by its IMEI' }],
    [
      { units: [{ imei: '356938035643809', _id: id('01') }] },
      { 'units.0.imei': 'Name the phone by its IMEI' },
    ],
    [{ units: [{ imei: '12' }] }, { 'units.0.imei': 'An IMEI has exactly 15 digits' }],
    [{ units: [...dispatch.units, ...dispatch.units] }, { 'units.1.imei': 'This IMEI is entered twice' }],
    [{ units: [{ _id: id('01') }, { _id: id('01') }] }, { 'units.1._id': 'This is listed twice' }],
    [
      { units: Array.from({ length: 501 }, () => ({ _id: id('01') })) },
      expect.objectContaining({ units: 'There are too many of these' }),
    ],
    [
      { expectedReturn: '2026-11-19' },
      { expectedReturn: 'The date cannot be before the date of the document' },
    ],
    [{ entityData: { name: 'X' } }, { 'entityData.number': 'This is required' }],
    [{ number: 'DC-7' }, { number: 'This field is not known' }],
  ])('refuses %j', (change, errors) => expect(errorsOf({ ...dispatch, ...change })).toEqual(errors));

  it('wants to know which phones came back', () => {
    const back = { units: [id('01')], date: '2026-11-21' };
    expect(dispatchReturnRequest.safeParse(back).success).toBe(true);
    for (const units of [[], [id('01'), id('01')], undefined])
      expect(dispatchReturnRequest.safeParse({ ...back, units }).success).toBe(false);
  });
});

describe('dispatchState', () => {
  it.each([
    [0, '2026-11-01', 'closed'],
    [2, null, 'open'],
    [2, '2026-11-20', 'open'],
    [2, '2026-11-19', 'overdue'],
  ] as const)('%i out, expected on %s: %s', (out, expectedReturn, state) =>
    expect(dispatchState({ out, expectedReturn }, '2026-11-20')).toBe(state),
  );
});
