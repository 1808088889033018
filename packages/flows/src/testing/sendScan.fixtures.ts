/** When the last scan ended: the next one comes well after it, however quickly a test goes on. */
let ended = 0;

/**
 * Sends a code as a scanner does: keys `gap` milliseconds apart, each of which writes its character where focus is,
 * and the key that ends it.
 */
export function sendScan(code: string, end: 'Enter' | 'Tab' | 'Ctrl+J' = 'Enter', gap = 5): void {
  // The keys carry the times of a scanner, however busy the machine is, and come well after whatever was typed before.
  let time = Math.max(performance.now(), ended) + 500;
  for (const key of [...code, end]) {
    const target = document.activeElement ?? document.body;
    const init = key === 'Ctrl+J' ? { key: 'j', ctrlKey: true } : { key };
    const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
    time += gap;
    Object.defineProperty(event, 'timeStamp', { value: time });
    if (target.dispatchEvent(event) && key.length === 1) write(target, key);
  }
  ended = time;
}

function write(target: Element, character: string): void {
  // The parts of a date.
  if (target instanceof HTMLElement && target.isContentEditable)
    target.dispatchEvent(
      new InputEvent('beforeinput', {
        data: character,
        inputType: 'insertText',
        bubbles: true,
        cancelable: true,
      }),
    );
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  if (target.type === 'radio' || target.type === 'checkbox') return;
  const [start, stop] = [target.selectionStart ?? 0, target.selectionEnd ?? 0];
  const text = target.value.slice(0, start) + character + target.value.slice(stop);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(target, text);
  target.setSelectionRange(start + 1, start + 1);
  target.dispatchEvent(new InputEvent('input', { data: character, inputType: 'insertText', bubbles: true }));
}
