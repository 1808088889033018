import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../rules/rules.ts';
import { shopSettingsRequest, shopSettingsSchema } from './shop.ts';

function errorsOf(input: unknown) {
  const result = shopSettingsRequest.safeParse(input);
  return result.success ? undefined : fieldErrors(result.error);
}

describe("a shop's settings", () => {
  it('change nothing that is absent', () => {
    const change = shopSettingsRequest.parse({});
    expect(Object.values(change).filter((value) => value !== undefined)).toEqual([]);
  });

  it('are read alike from a form and from JSON', () => {
    const expected = {
      otherNumbers: ['+923217654321'],
      lakhGrouping: true,
      lowStockLevel: 3,
      terms: { new: 'No return', used: null },
      ntn: null,
    };
    const form = {
      otherNumbers: '["0321 7654321"]',
      lakhGrouping: 'true',
      lowStockLevel: '3',
      terms: '{"new":"No return","used":""}',
      ntn: ' ',
    };
    expect(shopSettingsRequest.parse(form)).toMatchObject(expected);
    expect(shopSettingsSchema.parse(expected)).toMatchObject(expected);
  });

  it.each(['INV-', 'HM/26-', '', 'A', 'shop_'])('take %j as a prefix of invoices', (invoicePrefix) =>
    expect(shopSettingsRequest.parse({ invoicePrefix }).invoicePrefix).toBe(invoicePrefix),
  );

  const prefix = 'Use at most 12 letters, digits, dashes, slashes or dots, and no digit at the end';
  it.each([
    [{ invoicePrefix: 'INV1' }, { invoicePrefix: prefix }],
    [{ invoicePrefix: 'x'.repeat(13) }, { invoicePrefix: prefix }],
    [{ invoicePrefix: '<b>' }, { invoicePrefix: prefix }],
    [{ currency: 'RUPEES' }, { currency: 'Enter the three letters of a currency, such as PKR' }],
    [{ locale: 'not a tag' }, { locale: 'Enter a language and a country, such as en-PK' }],
    [{ timeZone: 'Mars/Olympus' }, { timeZone: 'Enter a time zone, such as Asia/Karachi' }],
    [{ defaultWarranty: 'For ever' }, { defaultWarranty: 'Choose one of the options' }],
    [{ paper: 'A5' }, { paper: 'Choose one of the options' }],
    [{ lowStockLevel: 100_001 }, { lowStockLevel: 'This is out of range' }],
    [{ idleMinutes: 14 }, { idleMinutes: 'This is out of range' }],
    [{ oldStockDays: -1 }, { oldStockDays: 'This is out of range' }],
    [{ addresses: ['a', 'b', 'c', 'd'] }, { addresses: 'There are too many of these' }],
    [{ number: 'abc' }, { number: 'Enter a phone number, such as 0300 1234567' }],
    [{ name: '' }, { name: 'This is required' }],
    [{ isDemo: false }, { isDemo: 'This field is not known' }],
    [{ terms: { old: 'x' } }, { 'terms.old': 'This field is not known' }],
  ])('with %j are refused', (input, errors) => expect(errorsOf(input)).toEqual(errors));
});
