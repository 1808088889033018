import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useUnitsWith } from './useUnitsWith.ts';

const old = [{ _id: 'old' }];
const whole = [{ _id: 'old' }, { _id: 'new' }];
const before = { data: old, isValidating: true };

test('a form waits for the server when a named unit is not in the list from before', async () => {
  const show = (list: { data: typeof whole; isValidating: boolean } | undefined = before) =>
    useUnitsWith(list, ['new']);
  const { result, rerender } = await renderHook(show);
  expect(result.current).toBeUndefined();
  await rerender({ data: whole, isValidating: false });
  expect(result.current).toBe(whole);
  await rerender({ data: old, isValidating: false });
  expect(result.current).toBe(whole);
});

test('a form begins at once with units that are known, and without those that the server does not know', async () => {
  const known = await renderHook(() => useUnitsWith(before, ['old']));
  expect(known.result.current).toBe(old);
  const gone = await renderHook(() => useUnitsWith({ data: old, isValidating: false }, ['new']));
  expect(gone.result.current).toBe(old);
});
