import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { type Shortcuts, useShortcuts } from './useShortcuts.ts';

const opened: Element[] = [];
afterEach(() => {
  for (const dialog of opened.splice(0)) dialog.remove();
});

const code = '356938035643809';

/** Sends a code as a scanner does that pauses for so many milliseconds between two keys. Returns whether its end was taken. */
function scan(gap: number, end: KeyboardEventInit): boolean {
  const keys = [...code].map((key) => ({ key }));
  return [...keys, end].map((init, place) => {
    const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: 10_000 + place * gap });
    return !document.body.dispatchEvent(event);
  })[code.length] as boolean;
}

const withScan = (onScan: () => void, other: () => void): Shortcuts => ({
  hasLetterKeys: true,
  onFind: other,
  onKeys: other,
  onPurchase: other,
  onSale: other,
  onClosing: other,
  onPayment: other,
  onPerson: other,
  onCost: other,
  onScan,
  onReturn: () => {},
});

test.each([
  ['quick', 5, 'Enter', { key: 'Enter' }],
  ['slow', 80, 'Enter', { key: 'Enter' }],
  ['quick', 5, 'Ctrl+J', { key: 'j', code: 'KeyJ', ctrlKey: true }],
  ['slow', 80, 'Ctrl+M', { key: 'm', code: 'KeyM', ctrlKey: true }],
] as const)(
  'a %s scanner of %i ms a key that ends with %s is heard on the page',
  async (_, gap, _end, end) => {
    const onScan = vi.fn();
    const other = vi.fn();
    await renderHook(() => useShortcuts(withScan(onScan, other)));
    expect(scan(gap, end)).toBe(true);
    expect(onScan).toHaveBeenCalledExactlyOnceWith(code, false);
    expect(other).not.toHaveBeenCalled();
  },
);

test.each([2, 6])(
  'a scan that a dialog opens upon after %i keys ends in none of its fields',
  async (first) => {
    const onScan = vi.fn();
    const other = vi.fn();
    await renderHook(() => useShortcuts(withScan(onScan, other)));
    const dialog = document.createElement('div');
    dialog.role = 'dialog';
    const typed = vi.fn();
    dialog.addEventListener('keydown', typed);
    opened.push(dialog);
    const keys = [...code, 'Enter'];
    for (const [place, key] of keys.entries()) {
      if (place === first) document.body.append(dialog);
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: 20_000 + place * 5 });
      (place < first ? document.body : dialog).dispatchEvent(event);
    }
    expect(onScan).toHaveBeenCalledExactlyOnceWith(code, true);
    expect(typed).not.toHaveBeenCalled();
  },
);

test('a letter that a scan follows too slowly to be of it is a shortcut, however late the page hears both', async () => {
  const [onSale, onScan] = [vi.fn(), vi.fn()];
  await renderHook(() => useShortcuts({ ...withScan(onScan, vi.fn()), onSale }));
  const letter = new KeyboardEvent('keydown', { key: 's', code: 'KeyS', bubbles: true, cancelable: true });
  Object.defineProperty(letter, 'timeStamp', { value: 9945 });
  document.body.dispatchEvent(letter);
  scan(5, { key: 'Enter' });
  expect(onSale).toHaveBeenCalledOnce();
  expect(onScan).toHaveBeenCalledExactlyOnceWith(code, false);
});

test('a scan into a field of the page is taken back from it, and typing stays', async () => {
  const onScan = vi.fn();
  await renderHook(() => useShortcuts(withScan(onScan, vi.fn())));
  const field = document.createElement('input');
  field.value = 'Hall Road';
  opened.push(field);
  document.body.append(field);
  const write = (text: string, gap: number) => {
    for (const [place, key] of [...text, 'Enter'].entries()) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: 30_000 + place * gap });
      if (field.dispatchEvent(event) && key.length === 1) field.value += key;
    }
  };
  write('45000000', 300);
  expect(field.value).toBe('Hall Road45000000');
  expect(onScan).not.toHaveBeenCalled();
  for (const gap of [5, 110]) {
    for (const scanned of [code, '4006381333931']) {
      write(scanned, gap);
      expect(field.value).toBe('Hall Road45000000');
      expect(onScan).toHaveBeenLastCalledWith(scanned, false);
    }
  }
});

test.each([true, false])('single keys are shortcuts if they are on: %s', async (hasLetterKeys) => {
  const [onKey, onFind, onCost] = [vi.fn(), vi.fn(), vi.fn()];
  const shortcuts = { ...withScan(vi.fn(), onKey), hasLetterKeys, onFind, onCost };
  await renderHook(() => useShortcuts(shortcuts));
  const press = (init: KeyboardEventInit) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
  press({ key: 'k', code: 'KeyK', ctrlKey: true });
  press({ key: 'F8', code: 'F8' });
  expect(onFind).toHaveBeenCalledOnce();
  expect(onCost).toHaveBeenCalledOnce();
  const singles = { s: 'KeyS', '?': 'Slash', '/': 'Slash' };
  for (const [key, code] of Object.entries(singles)) {
    press({ key, code });
    await new Promise((resolve) => setTimeout(resolve, 80));
  }
  expect(onKey).toHaveBeenCalledTimes(hasLetterKeys ? 2 : 0);
  expect(onFind).toHaveBeenCalledTimes(hasLetterKeys ? 2 : 1);
});

test('Ctrl Enter presses the filled button of the page, unless a dialog or something else takes it', async () => {
  const other = vi.fn();
  await renderHook(() => useShortcuts(withScan(other, other)));
  const page = document.createElement('div');
  page.innerHTML = `<div data-page-action><button data-variant="secondary">Print</button><button data-variant="primary">Sell</button></div>
    <main><button data-variant="primary">Save</button></main><input><a href="#elsewhere">Elsewhere</a>`;
  document.body.append(page);
  opened.push(page);
  const [onPrint, onSell, onSave] = [vi.fn(), vi.fn(), vi.fn()];
  page.querySelector('[data-variant=secondary]')?.addEventListener('click', onPrint);
  page.querySelector('[data-variant=primary]')?.addEventListener('click', onSell);
  page.querySelector('main button')?.addEventListener('click', onSave);
  const press = (target: Element | null, init: KeyboardEventInit = { ctrlKey: true }) =>
    target?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
    );

  press(document.body);
  // A dialog that it opens gives focus back to it, or to the field that had focus.
  expect(document.activeElement).toBe(page.querySelector('[data-variant=primary]'));
  const field = page.querySelector('input');
  field?.focus();
  press(field);
  expect(document.activeElement).toBe(field);
  expect(onSell).toHaveBeenCalledTimes(2);
  press(document.body, {});
  press(document.body, { ctrlKey: true, repeat: true });
  press(page.querySelector('a'));
  page.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  press(page.querySelector('input'));
  const dialog = document.createElement('div');
  dialog.role = 'dialog';
  document.body.append(dialog);
  opened.push(dialog);
  press(document.body);
  expect(onSell).toHaveBeenCalledTimes(2);
  expect(onPrint).not.toHaveBeenCalled();

  // A page without an action beside its title has one below it.
  dialog.remove();
  page.querySelector('[data-page-action]')?.remove();
  expect(onSave).not.toHaveBeenCalled();
  press(document.body);
  expect(onSave).toHaveBeenCalledOnce();
});
