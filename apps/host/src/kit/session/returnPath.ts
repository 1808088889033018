const FROM = 'from';
const HERE = 'https://here.invalid';

/** The sign-in page's address that leads back to where the visitor was. */
export function signInPath(from: string): string {
  return from === '/' ? '/login' : `/login?${new URLSearchParams({ [FROM]: from })}`;
}

/** Path to open after sign-in: the page that required it, never another site. */
export function returnPath(search: URLSearchParams): string {
  const from = search.get(FROM) ?? '/';
  const url = URL.canParse(from, HERE) ? new URL(from, HERE) : undefined;
  return from.startsWith('/') && url?.origin === HERE ? url.pathname + url.search + url.hash : '/';
}
