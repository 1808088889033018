export const prepare = () => null;

const firstField = () => document.querySelector<HTMLElement>('[role=dialog] input, dialog[open] input');

export const conditions = {
  ready: () => document.querySelector<HTMLElement>('#open')?.offsetWidth !== undefined,
  always: () => true,
  opened: () => firstField()?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true,
  closed: () => firstField() === null,
};

export const questions = {};
