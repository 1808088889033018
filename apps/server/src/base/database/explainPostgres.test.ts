import pg from 'pg';
import { expect, test } from 'vitest';
import { explainPostgres } from './explainPostgres.ts';

const failure = (code: string, message: string) =>
  Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code });

test.each([
  [
    failure('28P01', 'password authentication failed for user "handset"'),
    'PostgreSQL refuses the user or the password in DATABASE_URL: password authentication failed for user "handset".',
  ],
  [
    new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
    'PostgreSQL refuses the user or the password in DATABASE_URL: SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string.',
  ],
  [
    failure('53100', 'could not extend file "base/5/1259": No space left on device'),
    'The disk of PostgreSQL is full: could not extend file "base/5/1259": No space left on device. Make room on it, and start again.',
  ],
])('says what to do about %s', (error, sentence) =>
  expect(explainPostgres(error)).toMatchObject({ message: sentence, cause: error }),
);

test('leaves other errors as they are', () => {
  const error = failure('42601', 'syntax error');
  expect(explainPostgres(error)).toBe(error);
});
