import type { UI } from './UIProvider.tsx';

/** What an overlay needs to look and read like the place it was opened from: language, direction and container. */
export function overlayRootProps({ rootProps, portalContainer }: UI) {
  return {
    lang: rootProps.lang,
    dir: rootProps.dir,
    ...(portalContainer ? { UNSTABLE_portalContainer: portalContainer } : {}),
  };
}
