import { expect, it } from 'vitest';
import { runsOf } from './runsOf.ts';

it.each([
  ['انوائس INV-40: Samsung A15', { start: 'انوائس', latin: 'INV-40: Samsung A15', end: '' }],
  [
    'پرچی PS-7: Oppo A18, IMEI 865342651116451 اور 1 مزید',
    { start: 'پرچی', latin: 'PS-7: Oppo A18, IMEI 865342651116451', end: 'اور 1 مزید' },
  ],
])('parts %j', (text, parts) => expect(runsOf(text)).toEqual(parts));

it.each(['Paid on account', 'کرایہ', '', '35693803', 'علی Ali کا Samsung فون', 'Ali کی ادائیگی'])(
  'leaves %j whole',
  (text) => expect(runsOf(text)).toBeNull(),
);
