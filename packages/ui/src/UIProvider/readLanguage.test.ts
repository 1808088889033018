import { expect, it } from 'vitest';
import { readLanguage } from './readLanguage.ts';

it('formats the languages of the package as they are written in Pakistan', () => {
  expect(readLanguage('en')).toMatchObject({ locale: 'en', languageTag: 'en-PK', direction: 'ltr' });
  expect(readLanguage('ur')).toMatchObject({ locale: 'ur', languageTag: 'ur-PK', direction: 'rtl' });
});

it('keeps the tag of the caller, and the package’s own words where it has them', () => {
  expect(readLanguage('ur-IN')).toMatchObject({ locale: 'ur', languageTag: 'ur-IN', lang: 'ur-IN' });
  expect(readLanguage('de-DE')).toMatchObject({ locale: 'en', languageTag: 'de-DE', direction: 'ltr' });
});

it.each(['ar', 'ar-EG', 'fa', 'he-IL', 'dv', 'ks', 'ps', 'sd', 'pa-Arab', 'az-Arab'])(
  'reads %s from the right',
  (tag) => {
    expect(readLanguage(tag).direction).toBe('rtl');
  },
);

it.each(['en', 'de', 'hi', 'pa', 'tr', 'zh-Hant', 'ur-Latn', 'az'])('reads %s from the left', (tag) => {
  expect(readLanguage(tag).direction).toBe('ltr');
});

it('reads in the direction that is asked for, and so does React Aria', () => {
  const pseudo = readLanguage('en', 'rtl');
  expect(pseudo).toMatchObject({ direction: 'rtl', languageTag: 'en-PK', ariaLocale: 'en-Arab-PK' });
  expect(readLanguage('ur', 'ltr').ariaLocale).toBe('ur-Latn-PK');
  expect(readLanguage('ur', 'rtl').ariaLocale).toBe('ur-PK');
});

it('looks for words by the language first and by the exact tag last', () => {
  expect(readLanguage('de-AT').keys).toEqual(['de', 'de-AT']);
  expect(readLanguage('ur').keys).toEqual(['ur', 'ur-PK']);
});

it.each(['', 'en_GB', '123', 'a', 'not a tag'])('reads %o as English', (tag) => {
  expect(readLanguage(tag)).toMatchObject({ lang: 'en', languageTag: 'en-PK', direction: 'ltr' });
});
