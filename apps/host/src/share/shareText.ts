/** Offers a text to the device's other applications. That somebody thinks better of it is no failure. */
export async function shareText(text: string): Promise<void> {
  try {
    await navigator.share({ text });
  } catch (failure) {
    if (!(failure instanceof DOMException && failure.name === 'AbortError')) throw failure;
  }
}

/** Whether this device offers texts to its other applications. */
export const canShare = typeof navigator !== 'undefined' && 'share' in navigator;
