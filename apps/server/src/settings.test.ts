import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('a server without settings opens on this machine alone', () => {
  expect(readSettings({ PORT: '' })).toMatchObject({ PORT: 4400, HOST: '127.0.0.1', HANDSET_DATA: './data' });
});

test('reads lists of origins', () => {
  const { HANDSET_ALLOWED_ORIGINS } = readSettings({
    HANDSET_ALLOWED_ORIGINS: 'https://a.example, http://b.example:8080',
  });
  expect(HANDSET_ALLOWED_ORIGINS).toEqual(['https://a.example', 'http://b.example:8080']);
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://x'],
  ['HANDSET_ALLOWED_ORIGINS', '*'],
  ['HANDSET_ALLOWED_ORIGINS', 'https://a.example/path'],
  ['HANDSET_RATE_FACTOR', '0'],
  ['HANDSET_LOG_LEVEL', 'loud'],
])('refuses %s=%s in one sentence that names it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(
    new RegExp(`^The setting ${name}.* is not valid: .+\\.$`),
  );
});
