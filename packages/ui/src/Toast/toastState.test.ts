import { expect, it } from 'vitest';
import { type ToastItem, toastReducer } from './toastState.ts';

const toast = (id: number): ToastItem => ({ id, message: `Message ${id}` });

it('shows at most five, the newest last', () => {
  const shown = [1, 2, 3, 4, 5, 6].reduce<readonly ToastItem[]>(
    (toasts, id) => toastReducer(toasts, { type: 'show', toast: toast(id) }),
    [],
  );
  expect(shown.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6]);
});

it('removes the one that is dismissed', () => {
  expect(toastReducer([toast(1), toast(2)], { type: 'dismiss', id: 1 })).toEqual([toast(2)]);
});
