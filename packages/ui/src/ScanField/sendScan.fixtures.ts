const setValue = Object.getOwnPropertyDescriptor(globalThis.HTMLInputElement?.prototype ?? {}, 'value')?.set;

/** Sends a code as a scanner does: one key after the other within moments, each of which writes its character, and the key that ends it. */
export function sendScan(
  target: Element,
  code: string,
  end?: 'Enter' | 'Tab',
  { isWritten = true }: { isWritten?: boolean } = {},
): void {
  // The keys carry the times of a scanner, however busy the machine is, and come well after whatever was typed before.
  let time = performance.now() + 500;
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    time += 5;
    Object.defineProperty(event, 'timeStamp', { value: time });
    return target.dispatchEvent(event);
  };
  for (const character of code) {
    const isAllowed = press(character);
    if (isAllowed && isWritten && target instanceof HTMLInputElement) write(target, character);
  }
  if (end) press(end);
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
