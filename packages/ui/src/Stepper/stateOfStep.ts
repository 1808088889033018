/** State of one step. */
export type StepState = 'done' | 'current' | 'upcoming' | 'error';

/** The state of a step by its position relative to the current one. -1 means no current step. */
export function stateOfStep(position: number, current: number, isAllDone: boolean): StepState {
  if (isAllDone) return 'done';
  if (position === current) return 'current';
  return position < current ? 'done' : 'upcoming';
}
