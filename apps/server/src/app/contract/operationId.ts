import type { Route } from '../../base/http/route.ts';

/** The name of a call in generated clients: `GET /api/sale/:id` → `getSaleById`. */
export function operationId({ method, url }: Pick<Route, 'method' | 'url'>): string {
  const parts = url
    .replace(/^\/api\//, '')
    .split(/[/.-]/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith(':') ? `By${capital(part.slice(1))}` : capital(part)));
  return method.toLowerCase() + parts.join('');
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
