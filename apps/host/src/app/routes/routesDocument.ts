import type { Page } from '../../kit/links/definePage.ts';
import { guardedRoutes, publicRoutes } from './routes.ts';

/** The list of all paths as `docs/routes.md` shows it. */
export function routesDocument(): string {
  return [
    '# Routes',
    '',
    'Written from the pages of the host (`definePage`, collected in `apps/host/src/app/routes/routes.ts`); a test holds the two together.',
    'Unknown paths lead home. All but the public ones ask for a signed-in user.',
    '',
    '## Public',
    '',
    ...pages(publicRoutes),
    '',
    '## Behind the guard',
    '',
    ...pages(guardedRoutes),
    '',
  ].join('\n');
}

function pages(routes: readonly Page[]): string[] {
  return table(
    ['Path', 'Page'],
    routes.map(({ path, title }) => [`\`${path}\``, title.en]),
  );
}

/** A Markdown table with its columns aligned, as the formatter writes it. */
function table(head: string[], rows: string[][]): string[] {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)];
}
