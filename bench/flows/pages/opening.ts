const controls = () =>
  document.querySelectorAll<HTMLElement>('[role=dialog] :is(input, select, textarea, button)');

/** What every page with a dialog can be asked and waited for. */
export const opening = {
  ready: () => document.querySelector('#open') !== null,
  always: () => true,
  /** All of it stands there to be seen: so many controls, from the first to the last. */
  opened: (count: number) => {
    const found = controls();
    const ends = [found[0], found[found.length - 1]];
    return (
      found.length >= count &&
      ends.every((it) => it?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true)
    );
  },
  closed: () => controls().length === 0,
};

/** How many controls stand in the dialog. */
export const countControls = () => controls().length;
