/** Whether the device has other applications to offer a text to. */
export const canShare = typeof navigator !== 'undefined' && 'share' in navigator;

/** Offers a text to the device's other apps. Cancelling is not an error. */
export async function shareText(text: string): Promise<void> {
  try {
    await navigator.share({ text });
  } catch (failure) {
    if (!(failure instanceof DOMException && failure.name === 'AbortError')) throw failure;
  }
}
