const controls = () => [
  ...document.querySelectorAll<HTMLElement>('[role=dialog] :is(input, select, textarea, button)'),
];

/**
 * Controls in view before scrolling. Those without a box, hidden, or clipped by the dialog's body do not
 * count.
 */
const inSight = () =>
  controls().filter((control) => {
    const { top, width } = control.getBoundingClientRect();
    return width > 0 && !control.closest('[aria-hidden=true]') && top < lowestSeen(control);
  });

function lowestSeen(control: HTMLElement): number {
  let lowest = innerHeight;
  for (let box = control.parentElement; box && box !== document.body; box = box.parentElement)
    if (getComputedStyle(box).overflowY !== 'visible')
      lowest = Math.min(lowest, box.getBoundingClientRect().bottom);
  return lowest;
}

const isShown = (control: HTMLElement | undefined) =>
  control?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true;

const stand = (found: HTMLElement[], count: number) =>
  found.length >= count && isShown(found[0]) && isShown(found.at(-1));

/** Questions and conditions that every page with a dialog offers. */
export const opening = {
  ready: () => document.querySelector('#open') !== null,
  always: () => true,
  /** All visible controls are there, in the given number. */
  seen: (count: number) => stand(inSight(), count),
  /** All controls are there, in the given number, from the first to the last. */
  opened: (count: number) => stand(controls(), count),
  closed: () => controls().length === 0,
};

/** Number of controls in the dialog, in total and in view. */
export const countControls = () => ({ all: controls().length, seen: inSight().length });
