import { expect, it } from 'vitest';
import { memoryStorage } from '../session/memoryStorage.fixtures.ts';
import { readPreferences, writePreferences } from './preferences.ts';

const defaults = { locale: 'en', colorScheme: 'system', isMenuCollapsed: false };

it('remembers what was chosen', () => {
  const storage = memoryStorage();
  writePreferences(storage, { locale: 'ur', colorScheme: 'dark', isMenuCollapsed: true });
  expect(readPreferences(storage)).toEqual({ locale: 'ur', colorScheme: 'dark', isMenuCollapsed: true });
});

it.each(['', 'not json', 'null', '[]', '{"locale":"fr","other":1}'])(
  'reads %j as the defaults',
  (preferences) => {
    expect(readPreferences(memoryStorage({ preferences }))).toEqual(defaults);
  },
);
