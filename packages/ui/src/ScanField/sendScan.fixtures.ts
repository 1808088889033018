/**
 * Sends a code as a scanner does: one key after the other within moments, each of which writes its character, and the key that ends it.
 * Gives whether that key was taken.
 */
export function sendScan(
  target: Element,
  code: string,
  end?: 'Enter' | 'Tab' | 'Ctrl+J' | 'Ctrl+M',
): boolean {
  // The keys carry the times of a scanner, however busy the machine is, and come well after whatever was typed before.
  let time = performance.now() + 500;
  const press = (key: string) => {
    const init = key.startsWith('Ctrl+') ? { key: key.slice(-1), ctrlKey: true } : { key };
    const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
    time += 5;
    Object.defineProperty(event, 'timeStamp', { value: time });
    return target.dispatchEvent(event);
  };
  for (const character of code) {
    if (!press(character) || !(target instanceof HTMLInputElement)) continue;
    target.setRangeText(character, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end');
    target.dispatchEvent(
      new InputEvent('input', { data: character, inputType: 'insertText', bubbles: true }),
    );
  }
  return end !== undefined && !press(end);
}
