const controls = () => [
  ...document.querySelectorAll<HTMLElement>('[role=dialog] :is(input, select, textarea, button)'),
];

/** Those that stand in sight, nothing having been scrolled: what has no box, is hidden, or is cut off by the dialog's scrolling body, does not. */
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

/** What every page with a dialog can be asked and waited for. */
export const opening = {
  ready: () => document.querySelector('#open') !== null,
  always: () => true,
  /** All that is in sight stands there: so many controls. */
  seen: (count: number) => stand(inSight(), count),
  /** All of it stands there: so many controls, from the first to the last. */
  opened: (count: number) => stand(controls(), count),
  closed: () => controls().length === 0,
};

/** How many controls stand in the dialog, and how many of them in sight. */
export const countControls = () => ({ all: controls().length, seen: inSight().length });
