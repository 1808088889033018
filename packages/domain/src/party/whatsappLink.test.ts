import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whatsappLink } from './whatsappLink.ts';

describe('a WhatsApp link', () => {
  it.each(['+923001234567', '03001234567', '0300-1234567', '00923001234567', '۰۳۰۰۱۲۳۴۵۶۷', '3001234567'])(
    'writes to %s by its country and number',
    (number) => expect(whatsappLink(number, 'Salam')).toBe('https://wa.me/923001234567?text=Salam'),
  );

  it('writes to a landline and abroad by the whole number', () => {
    expect(whatsappLink('042-37351234', 'Hi')).toBe('https://wa.me/924237351234?text=Hi');
    expect(whatsappLink('+971501234567', 'Hi')).toBe('https://wa.me/971501234567?text=Hi');
  });

  it.each([undefined, null, '', 'ask at the shop', '8484'])(
    'leaves it to WhatsApp to whom, with %j',
    (number) => expect(whatsappLink(number, 'Hi')).toBe('https://wa.me/?text=Hi'),
  );

  it('keeps lines, signs and Urdu', () => {
    const text = 'Rs 1,000 & more?\nفون #1';
    const [address, query] = whatsappLink('03001234567', text).split('?text=');
    expect(address).toBe('https://wa.me/923001234567');
    expect(query).not.toMatch(/[&#?\s]/);
    expect(decodeURIComponent(query ?? '')).toBe(text);
  });

  it('is an address of WhatsApp whatever the number and the text are', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, text, (number, message) => {
        expect(whatsappLink(number, message)).toMatch(/^https:\/\/wa\.me\/\d*\?text=[\w.!~*'()%-]*$/);
      }),
    );
  });

  it('does not fail over half a character', () => {
    expect(whatsappLink(null, `cut \uD83D`)).toBe('https://wa.me/?text=cut%20%EF%BF%BD');
  });
});
