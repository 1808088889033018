import { describe, expect, it } from 'vitest';
import { shortcutOf } from './useShortcuts.ts';

const plain = { key: '', code: '', ctrlKey: false, metaKey: false, altKey: false };

describe('a key', () => {
  it.each([
    [{ key: '/' }, 'onFind'],
    [{ key: 'k', code: 'KeyK', ctrlKey: true }, 'onFind'],
    [{ key: 'k', code: 'KeyK', metaKey: true }, 'onFind'],
    [{ key: '?' }, 'onKeys'],
    [{ key: '؟' }, 'onKeys'],
    [{ key: 'p', code: 'KeyP' }, 'onPurchase'],
    [{ key: 'س', code: 'KeyS' }, 'onSale'],
    [{ key: 'd', code: 'KeyD' }, 'onClosing'],
    [{ key: 'r', code: 'KeyR' }, 'onPayment'],
    [{ key: 'F8' }, 'onCost'],
  ])('%o is for %s', (key, shortcut) => expect(shortcutOf({ ...plain, ...key })).toBe(shortcut));

  it.each([
    [{ key: 'p', code: 'KeyP', ctrlKey: true }],
    [{ key: 's', code: 'KeyS', metaKey: true }],
    [{ key: '/', altKey: true }],
    [{ key: 'a', code: 'KeyA' }],
  ])('%o is left to the browser', (key) => expect(shortcutOf({ ...plain, ...key })).toBeUndefined());
});
