import { classNames } from '../theme/classNames.ts';
import type { UI } from './UIProvider.tsx';

/**
 * Props that make an overlay match the place it was opened from: theme, language, direction, container and
 * the words of the hidden buttons that close it for screen readers, plus the given classes.
 */
export function overlayRootProps({ rootProps, portalContainer, messages }: UI, ...classes: string[]) {
  return {
    className: classNames(rootProps.className, ...classes),
    lang: rootProps.lang,
    dir: rootProps.dir,
    ref: (overlay: HTMLElement | null) => nameDismissButtons(overlay, messages.close),
    ...(rootProps.style ? { style: rootProps.style } : {}),
    ...(portalContainer ? { UNSTABLE_portalContainer: portalContainer } : {}),
  };
}

/** React Aria names these buttons itself, in the languages that it knows, and takes no words for them. */
function nameDismissButtons(overlay: HTMLElement | null, label: string): void {
  const buttons = overlay?.querySelectorAll('button[tabindex="-1"][style*="width: 1px"]') ?? [];
  for (const button of buttons) button.setAttribute('aria-label', label);
}
