import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whatsappLink } from './whatsappLink.ts';

describe('a WhatsApp link', () => {
  it.each(['+923001234567', '03001234567', '0300-1234567', '00923001234567', '۰۳۰۰۱۲۳۴۵۶۷', '3001234567'])(
    'writes to %s by its country and number',
    (number) => expect(whatsappLink(number, 'Salam')).toBe('https://wa.me/923001234567?text=Salam'),
  );

  it('writes abroad by the number as it is', () => {
    expect(whatsappLink('+971501234567', 'Hi')).toBe('https://wa.me/971501234567?text=Hi');
  });

  it.each([undefined, null, '', 'ask at the shop', '042-37351234', '8484'])(
    'leaves it to WhatsApp to whom, with %j',
    (number) => expect(whatsappLink(number, 'Hi')).toBe('https://wa.me/?text=Hi'),
  );

  it('keeps lines, signs and Urdu', () => {
    const text = 'Rs 1,000 & more?\nفون #1';
    const url = new URL(whatsappLink('03001234567', text));
    expect([...url.searchParams]).toEqual([['text', text]]);
  });

  it('is an address of WhatsApp whatever the number and the text are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (number, text) => {
        const url = new URL(whatsappLink(number, text));
        expect(url.origin + url.pathname.replace(/\d+$/, '')).toBe('https://wa.me/');
        expect([...url.searchParams.keys()]).toEqual(['text']);
      }),
    );
  });

  it('does not fail over half a character', () => {
    expect(whatsappLink(null, `cut \uD83D`)).toBe('https://wa.me/?text=cut%20%EF%BF%BD');
  });
});
