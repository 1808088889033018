import { ApiError } from '@handset/api-client';
import { expect, it } from 'vitest';
import { isUncertain } from './isUncertain.ts';

const failure = (status: number, code = 'refused', isUnsent = false) =>
  new ApiError('', { status, code, isUnsent, isNetwork: status === 0 && code !== 'unkept' });

it.each([
  ['an answer that was lost', failure(0, 'network'), { first: true, again: true }],
  ['a server that fails', failure(500), { first: true, again: true }],
  ['a program that fails', new TypeError('undefined'), { first: true, again: true }],
  ['a refusal', failure(422), { first: false, again: false }],
  ['a conflict, which is found after the key', failure(409), { first: false, again: false }],
  ['a record that is gone', failure(404), { first: false, again: false }],
  ['a session that has ended', failure(401), { first: false, again: true }],
  ['a right that was taken away', failure(403), { first: false, again: true }],
  ['too many requests', failure(429), { first: false, again: true }],
  [
    'a session that ended after an attempt whose answer was lost',
    new ApiError('', { status: 401, code: 'session-ended', isUncertain: true }),
    { first: true, again: true },
  ],
  ['a request that never left', failure(0, 'network', true), { first: false, again: true }],
  ['a browser that keeps nothing', failure(0, 'unkept'), { first: false, again: true }],
])('%s', (_, error, { first, again }) => {
  expect([isUncertain(error, false), isUncertain(error, true)]).toEqual([first, again]);
});
