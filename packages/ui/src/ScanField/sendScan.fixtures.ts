const setValue = Object.getOwnPropertyDescriptor(globalThis.HTMLInputElement?.prototype ?? {}, 'value')?.set;

/**
 * Sends a code as a scanner does: one key after the other within moments, each of which writes its character, and the key that ends it.
 * Gives whether that key was taken.
 */
export function sendScan(
  target: Element,
  code: string,
  end?: 'Enter' | 'Tab' | 'Ctrl+J' | 'Ctrl+M',
  { isWritten = true }: { isWritten?: boolean } = {},
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
    const isAllowed = press(character);
    if (isAllowed && isWritten && target instanceof HTMLInputElement) write(target, character);
  }
  return end !== undefined && !press(end);
}

function write(input: HTMLInputElement, character: string): void {
  const [start, stop] = [
    input.selectionStart ?? input.value.length,
    input.selectionEnd ?? input.value.length,
  ];
  setValue?.call(input, input.value.slice(0, start) + character + input.value.slice(stop));
  input.setSelectionRange(start + 1, start + 1);
  input.dispatchEvent(new InputEvent('input', { data: character, inputType: 'insertText', bubbles: true }));
}
