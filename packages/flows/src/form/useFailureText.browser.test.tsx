import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderHook } from 'vitest-browser-react';
import { CompanyModelPicker } from '../stock/CompanyModelPicker/CompanyModelPicker.tsx';
import { show } from '../testing/dialogContract.fixtures.tsx';
import { useFailureText } from './useFailureText.ts';

const noAnswer = {
  en: 'The server did not answer. Check the connection and try again.',
  ur: 'سرور نے جواب نہیں دیا۔ کنکشن دیکھیں اور دوبارہ کوشش کریں۔',
};
const lost = Object.assign(new Error('The server could not be reached'), { isNetwork: true });
const notJson = new SyntaxError('Unexpected token \'<\', "<!doctype "... is not valid JSON');

test.each([
  ['an answer that never came, in Chromium', new TypeError('Failed to fetch'), noAnswer.en],
  ['an answer that never came, in Safari', new TypeError('Load failed'), noAnswer.en],
  [
    'an answer that never came, in Firefox',
    new TypeError('NetworkError when attempting to fetch resource.'),
    noAnswer.en,
  ],
  ['a time limit', new DOMException('signal timed out', 'TimeoutError'), noAnswer.en],
  ['a connection that the API client lost', lost, noAnswer.en],
  ['what is said to developers', notJson, undefined],
  ['the words of the host', new Error('The till is locked'), 'The till is locked'],
])('tells people of %s', async (_what, cause, text) => {
  const { result } = await renderHook(() => useFailureText());
  expect(result.current(cause)).toBe(text);
});

test('tells in Urdu of a fetch that failed, where a list was to be loaded', async () => {
  const failed = { items: [], error: 'Failed to fetch', onRetry: () => {} };
  const value = { companyName: '', modelName: '' };
  await show(
    <CompanyModelPicker value={value} onChange={() => {}} companies={failed} models={{ items: [] }} />,
    { locale: 'ur' },
  );
  await expect.element(page.getByRole('alert')).toMatchTextContent(noAnswer.ur);
  await expect.element(page.getByText('Failed to fetch')).not.toBeInTheDocument();
});
