import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/** Where the flow of an element stands: in the element's shadow root, and in the top layer while anything of it is shown. */
export class Stage {
  readonly #element: HTMLElement;
  readonly #ground: HTMLElement;
  readonly #flow: HTMLElement;
  #root: Root | undefined;
  #isOpen = false;

  /** Where overlays are put. */
  readonly overlays: HTMLElement;

  constructor(element: HTMLElement, sheet: CSSStyleSheet) {
    this.#element = element;
    const shadow = element.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheet];
    this.#ground = document.createElement('div');
    this.#flow = this.#ground.appendChild(document.createElement('div'));
    this.overlays = this.#ground.appendChild(document.createElement('div'));
    shadow.append(this.#ground);
    // A dialog that was closed leaves by and by; the top layer is left when it has.
    new MutationObserver(() => this.#keepLayer()).observe(this.overlays, { childList: true });
  }

  /** Shows the flow; what is open must be seen before it can take focus. */
  show(flow: ReactNode, isOpen: boolean): void {
    this.#isOpen = isOpen;
    if (isOpen) this.#keepLayer();
    this.#root ??= createRoot(this.#flow);
    this.#root.render(flow);
  }

  /** Takes the flow away, with what it held. */
  clear(): void {
    this.#root?.unmount();
    this.#root = undefined;
    this.#isOpen = false;
  }

  #keepLayer(): void {
    const element = this.#element;
    if (!element.isConnected || !('popover' in element)) return;
    element.popover ??= 'manual';
    const isShown = element.matches(':popover-open');
    const isWanted = this.#isOpen || this.overlays.childElementCount > 0;
    if (isWanted && !isShown) element.showPopover();
    if (!isWanted && isShown) element.hidePopover();
  }
}
