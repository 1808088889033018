/** Where a step stands: behind, here, ahead, or in need of attention. */
export type StepState = 'done' | 'current' | 'upcoming' | 'error';

/** The state of a step by its place beside the current one; -1 stands for no current step. */
export function stateOfStep(position: number, current: number, isAllDone: boolean): StepState {
  if (isAllDone) return 'done';
  if (position === current) return 'current';
  return position < current ? 'done' : 'upcoming';
}
