/** What a click says of the keys that are held with it. */
type HeldKeys = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link leads to another page of the application, in place of this one. */
export function staysHere(link: Element, click: HeldKeys): boolean {
  return (
    link instanceof HTMLAnchorElement &&
    // What the page is given by a frame around it is not what the link asks for.
    ['', '_self'].includes(link.getAttribute('target') ?? '') &&
    link.protocol === location.protocol &&
    link.origin === location.origin &&
    !link.hasAttribute('download') &&
    !(click.ctrlKey || click.metaKey || click.shiftKey || click.altKey)
  );
}
