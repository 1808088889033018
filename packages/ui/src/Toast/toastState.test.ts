import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ToastContent, type ToastItem, toastDuration, withoutShowing, withToast } from './toastState.ts';

const show = (toasts: readonly ToastItem[], id: number, toast: Partial<ToastContent> = {}, limit = 3) =>
  withToast(toasts, { message: `Message ${id}`, ...toast, id, showings: [id], duration: 5000 }, limit);
const ids = (toasts: readonly ToastItem[]) => toasts.map(({ id }) => id);

describe('withToast', () => {
  it('lets a failure wait before the rest, and behind earlier failures', () => {
    const full = [1, 2, 3, 4].reduce((toasts, id) => show(toasts, id), [] as readonly ToastItem[]);
    const failed = show(full, 5, { tone: 'critical' });
    expect(ids(failed)).toEqual([1, 2, 3, 5, 4]);
    expect(ids(show(failed, 6, { tone: 'critical' }))).toEqual([1, 2, 3, 5, 6, 4]);
  });

  it('does not count what differs, or what has an action of its own', () => {
    const saved = show([], 1, { message: 'Saved' });
    expect(show(saved, 2, { message: 'Saved', tone: 'positive' })).toHaveLength(2);
    expect(show(saved, 2, { message: 'Saved', description: 'Twice' })).toHaveLength(2);
    const removed = show([], 1, { message: 'Removed', onUndo: () => {} });
    expect(show(removed, 2, { message: 'Removed', onUndo: () => {} })).toHaveLength(2);
  });

  it('loses no showing, and keeps nothing once all are dismissed', () => {
    const words = fc.array(fc.constantFrom('Saved', 'Sent', 'Removed'), { maxLength: 12 });
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 5 }), (messages, limit) => {
        const all = messages.reduce<readonly ToastItem[]>(
          (toasts, message, id) => show(toasts, id, { message }, limit),
          [],
        );
        const showings = all.flatMap((toast) => toast.showings);
        expect(showings.toSorted((a, b) => a - b)).toEqual(messages.map((_, id) => id));
        expect(new Set(all.map(({ message }) => message)).size).toBe(all.length);
        expect(showings.reduce(withoutShowing, all)).toEqual([]);
      }),
    );
  });
});

it('stays for twice the usual time where there is something to press', () => {
  expect(toastDuration({ message: 'Removed', onUndo: () => {} }, 5000)).toBe(10_000);
});

it.each([
  [1000, 1000],
  [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  [Number.NaN, 5000],
  [0, 5000],
  [-1, 5000],
])('stays for a duration of %s as long as %s', (duration, expected) => {
  expect(toastDuration({ message: 'Saved', duration }, 5000)).toBe(expected);
});
