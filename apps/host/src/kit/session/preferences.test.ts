import { expect, it } from 'vitest';
import { memoryStorage } from './memoryStorage.fixtures.ts';
import { readPreferences, writePreferences } from './preferences.ts';

const defaults = {
  locale: 'en',
  colorScheme: 'system',
  isMenuCollapsed: false,
  isCostHidden: false,
  isFirstDayHidden: false,
  isTestPrinted: false,
  hasSounds: true,
  hasLetterKeys: true,
};

it('remembers what was chosen', () => {
  const storage = memoryStorage();
  const chosen = {
    locale: 'ur',
    colorScheme: 'dark',
    isMenuCollapsed: true,
    isCostHidden: true,
    isFirstDayHidden: true,
    isTestPrinted: true,
    hasSounds: false,
    hasLetterKeys: false,
  } as const;
  writePreferences(storage, chosen);
  expect(readPreferences(storage)).toEqual(chosen);
});

it.each(['', 'not json', 'null', '[]', '{"locale":"fr","other":1}'])(
  'reads %j as the defaults',
  (preferences) => {
    expect(readPreferences(memoryStorage({ preferences }))).toEqual(defaults);
  },
);
