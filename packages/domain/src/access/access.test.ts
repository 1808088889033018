import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../rules/rules.ts';
import { changePasswordSchema, signInSchema, signUpSchema } from './access.ts';
import { may, mayCorrect, PERMISSIONS, ROLES } from './roles.ts';

const signUp = {
  shopName: 'Hall Road Mobiles',
  ownerName: 'Ali',
  number: '03001234567',
  username: 'ali.mobiles',
  password: 'correct horse',
};

function signUpErrors(change: object) {
  const result = signUpSchema.safeParse({ ...signUp, ...change });
  return result.success ? undefined : fieldErrors(result.error);
}

describe('sign-up', () => {
  it.each([
    [{}, undefined],
    [{ username: ' ALI.Mobiles ' }, undefined],
    [{ username: 'al' }, { username: 'Use 3 to 40 letters, digits, dots, dashes or underscores' }],
    [{ username: '' }, { username: 'This is required' }],
    [{ shopName: ' ' }, { shopName: 'This is required' }],
    [{ password: '' }, { password: 'This is required' }],
    [{ password: 'short' }, { password: 'Use at least 10 characters' }],
    [{ password: 'x'.repeat(257) }, { password: 'Use at most 256 characters' }],
    [{ password: 'nine-long' }, { password: 'Use at least 10 characters' }],
    [{ password: 'ten-long-x' }, undefined],
    [{ password: 'aaaaaaaaaa' }, { password: 'This password is too easy to guess' }],
    [{ role: 'superadmin' }, { role: 'This field is not known' }],
  ])('with %j', (change, errors) => expect(signUpErrors(change)).toEqual(errors));
});

it('lets sign-in tell nothing about the rules of passwords', () =>
  expect(signInSchema.parse({ username: ' Ali ', password: 'x' })).toEqual({
    username: 'ali',
    password: 'x',
  }));

it('requires both passwords for a change', () => {
  const result = changePasswordSchema.safeParse({});
  expect(result.success ? undefined : fieldErrors(result.error)).toEqual({
    previousPassword: 'This is required',
    newPassword: 'This is required',
  });
});

it.each([
  ['a good secret', 'another good secret', undefined],
  ['a good secret', 'a good secret', { newPassword: 'Choose another password than the previous one' }],
  ['short', 'short', { newPassword: 'Use at least 10 characters' }],
])('changes %j to %j with %j', (previousPassword, newPassword, errors) => {
  const result = changePasswordSchema.safeParse({ previousPassword, newPassword });
  expect(result.success ? undefined : fieldErrors(result.error)).toEqual(errors);
});

it('grants each role what the table says', () => {
  expect(ROLES.map((role) => [role, PERMISSIONS.filter((permission) => may(role, permission))])).toEqual([
    ['superadmin', ['shops']],
    ['admin', PERMISSIONS.filter((permission) => permission !== 'shops')],
    ['employee', ['daily-work']],
  ]);
});

it('lets staff correct documents of today alone, and an owner any', () => {
  const today = '2026-11-20';
  expect(mayCorrect('employee', today, today)).toBe(true);
  expect(mayCorrect('employee', '2026-11-19', today)).toBe(false);
  expect(mayCorrect('admin', '2026-11-19', today)).toBe(true);
});
