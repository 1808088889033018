/**
 * Lets animations run that Storybook has left paused. In a test it pauses them while accessibility is checked, with a style of its own
 * that it never takes away when the check throws: a story that is repeated, and all that follow it in that page, would stand still.
 */
export function resumeAnimations(): void {
  for (const style of document.head.querySelectorAll(':scope > style'))
    if (isPause.test(style.textContent ?? '')) style.remove();
}

const isPause = /^\*, \*:before, \*:after \{[^}]*animation-play-state: paused !important/;
