/** Has the browser fetch a file that is going to be used. */
export function fetchAhead(rel: 'modulepreload' | 'preload', href: string, as = ''): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href, as, crossOrigin: '' }));
}
