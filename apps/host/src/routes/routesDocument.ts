import { en } from '../messages/en.ts';
import { laterEn } from '../messages/laterEn.ts';
import { guardedRoutes, type HostRoute, publicRoutes } from './routes.ts';

/** The list of all paths as `docs/routes.md` shows it. */
export function routesDocument(): string {
  return [
    '# Routes',
    '',
    'Written from the route table of the host (`apps/host/src/routes/routes.ts`); a test holds the two together.',
    'Every path opens a screen. A path whose screen is still to come opens a plain page that names what belongs there and',
    'offers the way back. Unknown paths lead home. All but the public ones ask for a signed-in user.',
    '',
    '## Public',
    '',
    ...table(publicRoutes),
    '',
    '## Behind the guard',
    '',
    ...table(guardedRoutes.filter((route) => !route.later)),
    '',
    '## Screens to come',
    '',
    '| Path | Page | What belongs there |',
    '|---|---|---|',
    ...guardedRoutes.flatMap(({ path, title, later }) =>
      later ? [`| \`${path}\` | ${en.titles[title]} | ${laterEn.about[later]} |`] : [],
    ),
    '',
  ].join('\n');
}

function table(routes: readonly HostRoute[]): string[] {
  return [
    '| Path | Page |',
    '|---|---|',
    ...routes.map(({ path, title }) => `| \`${path}\` | ${en.titles[title]} |`),
  ];
}
