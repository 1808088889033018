/** The modifier keys held during a click. */
type HeldKeys = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link leads to another page of the application, in place of this one. */
export function staysHere(link: Element, click: HeldKeys): boolean {
  return (
    link instanceof HTMLAnchorElement &&
    // Only the link's own target counts, whatever frame the page is in.
    ['', '_self'].includes(link.getAttribute('target') ?? '') &&
    link.protocol === location.protocol &&
    link.origin === location.origin &&
    !link.hasAttribute('download') &&
    !(click.ctrlKey || click.metaKey || click.shiftKey || click.altKey)
  );
}
