/** How long the words stay for a screen reader to take them up, in milliseconds. */
const stay = 7000;

let region: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Has a screen reader say a few words at once, whatever has focus and whichever dialog is open. */
export function announce(words: string): void {
  const isNew = !region?.isConnected;
  region = region?.isConnected ? region : createRegion();
  clearTimeout(timer);
  region.textContent = '';
  // The same words again are a change only after there were none, and a region that has just come is not listened to yet.
  timer = setTimeout(
    () => {
      if (!region) return;
      region.textContent = words;
      timer = setTimeout(() => region?.replaceChildren(), stay);
    },
    isNew ? 100 : 0,
  );
}

function createRegion(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('aria-live', 'assertive');
  // Dialogs leave it in reach, those of React Aria as well.
  element.setAttribute('data-live-announcer', 'true');
  element.style.cssText =
    'position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
  document.body.prepend(element);
  return element;
}
