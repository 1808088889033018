import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useBegun } from './useBegun.ts';

interface Asked {
  action: 'pay' | 'void' | null;
  isPossible: boolean;
}

const open = (asked: Asked) =>
  renderHook(({ action, isPossible }: Asked = asked) => useBegun(action, () => isPossible), {
    initialProps: asked,
  });

test('an action that has begun stays when it becomes impossible, until it ends', async () => {
  const { result, rerender } = await open({ action: 'pay', isPossible: true });
  await rerender({ action: 'pay', isPossible: false });
  expect(result.current).toBe('pay');
  await rerender({ action: null, isPossible: false });
  await rerender({ action: 'pay', isPossible: false });
  expect(result.current).toBeNull();
});

test('an action in place of another begins only if it is possible', async () => {
  const { result, rerender } = await open({ action: 'pay', isPossible: true });
  await rerender({ action: 'void', isPossible: false });
  expect(result.current).toBeNull();
});

test('an address that asks for what is impossible opens nothing until it is possible', async () => {
  const { result, rerender } = await open({ action: 'void', isPossible: false });
  expect(result.current).toBeNull();
  await rerender({ action: 'void', isPossible: true });
  expect(result.current).toBe('void');
});
