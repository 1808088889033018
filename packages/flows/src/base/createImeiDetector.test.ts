import { describe, expect, it, vi } from 'vitest';
import { createImeiDetector, type KeptCodes } from './createImeiDetector.ts';

const imei = '356938035643809';
const second = '490154203237518';
const wrongDigit = '356938035643808';
const nothing = () => {};

interface Typing {
  end?: string;
  gap?: number;
  keeps?: KeptCodes;
}

/** Presses the keys, `gap` milliseconds apart, and returns the scan that the last of them ends. */
function scan(text: string, { end = 'Enter', gap = 10, keeps }: Typing = {}) {
  const detector = createImeiDetector();
  const press = (key: string, time: number) => detector.press({ key, time, keeps, putBack: nothing });
  return [...text, end].map((key, at) => press(key, at * gap)).at(-1);
}

const type = (text: string, typing?: Typing) => scan(text, typing)?.imeis[0];

describe('an IMEI detector', () => {
  it.each([0, 30, 119])('finds a scan whose keys come %i ms apart', (gap) => {
    expect(type(imei, { gap })).toBe(imei);
    expect(type(imei, { gap, end: 'Tab' })).toBe(imei);
    expect(type(wrongDigit, { gap })).toBe(wrongDigit);
  });

  it('finds an IMEI that is typed by hand, except where it is text', () => {
    expect(type(imei, { gap: 400 })).toBe(imei);
    expect(type(imei, { gap: 400, keeps: 'text' })).toBeUndefined();
    expect(type(imei, { gap: 400, keeps: 'numbers' })).toBe(imei);
    expect(type(imei, { gap: 400, end: 'Tab' })).toBeUndefined();
  });

  it.each([wrongDigit, '3520212345671', '03001234567', 'Ali Raza', '45000', `${imei}0`, ''])(
    'takes "%s" that is typed by hand for what it is',
    (text) => {
      expect(type(text, { gap: 400 })).toBeUndefined();
    },
  );

  it('finds a scan that ends with Ctrl+J, the line feed of some scanners', () => {
    const detector = createImeiDetector();
    const press = (key: string, time: number, isControl = false) =>
      detector.press({ key, time, isControl, putBack: nothing });
    for (const [at, key] of [...imei].entries()) press(key, at * 10);
    press('Control', 150, true);
    expect(press('j', 155, true)?.imeis[0]).toBe(imei);
  });

  it.each([1000, 60])('keeps what was typed %i ms before a scan', (pause) => {
    const [typed, scanned] = [vi.fn(), vi.fn()];
    const detector = createImeiDetector();
    detector.press({ key: '5', time: 0, putBack: typed });
    [...imei].forEach((key, at) => {
      detector.press({ key, time: pause + at * 10, putBack: at === 0 ? scanned : nothing });
    });
    const found = detector.press({ key: 'Enter', time: pause + 150, putBack: nothing });
    expect(found?.imeis).toEqual([imei]);
    found?.putBack();
    expect([typed, scanned].map((each) => each.mock.calls.length)).toEqual([0, 1]);
  });

  it('joins no digits that another key or a click parts', () => {
    const detector = createImeiDetector();
    const press = (keys: readonly string[], from: number) =>
      keys.map((key, at) => detector.press({ key, time: from + at * 200, putBack: nothing })).at(-1);
    press([...imei.slice(0, 10), 'ArrowLeft'], 0);
    expect(press([...imei.slice(10), 'Enter'], 5000)).toBeNull();
    press([...imei.slice(0, 10)], 10_000);
    detector.reset();
    expect(press([...imei.slice(10), 'Enter'], 15_000)).toBeNull();
  });

  it('reads what a scanner sets before the code', () => {
    expect(type(`]C1${imei}`)).toBe(imei);
  });

  it('reads both IMEIs of one code, and the digits of an Urdu keyboard', () => {
    expect(scan(`${imei},${second}`)?.imeis).toEqual([imei, second]);
    expect(scan(imei + second)?.imeis).toEqual([imei, second]);
    const urdu = [...imei].map((digit) => String.fromCharCode(0x6f0 + Number(digit))).join('');
    expect(type(urdu)).toBe(imei);
    expect(type(urdu, { gap: 400 })).toBe(imei);
  });

  it.each(['INV-4', '35693803', 'https://example.com/verify'])('finds the scan of %s by its pace', (code) => {
    expect(scan(code)).toMatchObject({ code, imeis: [] });
    expect(scan(code, { end: 'Tab' })).toMatchObject({ code, imeis: [] });
    expect(scan(code, { gap: 60 })).toBeNull();
    expect(scan(code, { keeps: 'numbers' })).toMatchObject({ code });
    expect(scan(code, { keeps: 'text' })).toBeNull();
  });

  const [half, sim, article] = ['356938035', '8992301234567890123', '4006381333931'];
  it.each([half, sim, article])('finds the scan of the digits %s, also from a slow scanner', (code) => {
    for (const gap of [5, 40, 110]) {
      expect(scan(code, { gap })).toMatchObject({ code, imeis: [] });
      expect(scan(code, { gap, keeps: 'text' })).toBeNull();
    }
    expect(scan(code, { gap: 130 })).toBeNull();
  });

  it('leaves numbers of people and identity cards to the fields for them', () => {
    const found = (code: string, gap: number) => scan(code, { gap, keeps: 'numbers' })?.code;
    for (const gap of [5, 40, 110]) {
      for (const number of ['03001234567', '923001234568', '3520212345671'])
        expect(found(number, gap)).toBeUndefined();
      for (const code of [half, sim, '564380912']) expect(found(code, gap)).toBe(code);
    }
    expect(scan('03001234567', { gap: 40 })).toBeNull();
    expect(found(article, 5)).toBe(article);
    expect(found(article, 40)).toBeUndefined();
  });

  it.each([
    ['03121234567', undefined],
    ['3520212345671', 'numbers'],
  ] as const)('takes %s for typing when a pause follows its first digit', (number, keeps) => {
    const detector = createImeiDetector();
    const press = (key: string, at: number) =>
      detector.press({ key, time: at === 0 ? 0 : 300 + at * 60, keeps, putBack: nothing });
    expect([...number, 'Enter'].map(press).at(-1)).toBeNull();
  });

  it.each(['Ali Raza', 'Galaxy A15 blue', '4500000', 'A15'])('takes "%s" for typing at any pace', (text) => {
    expect(scan(text)).toBeNull();
  });
});
