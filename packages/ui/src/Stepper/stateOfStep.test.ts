import { expect, it } from 'vitest';
import { stateOfStep } from './stateOfStep.ts';

const states = (current: number, isAllDone = false) =>
  [0, 1, 2].map((position) => stateOfStep(position, current, isAllDone));

it('calls what lies behind the current step done, and what lies ahead of it upcoming', () => {
  expect(states(1)).toEqual(['done', 'current', 'upcoming']);
});

it('calls every step done once all are', () => {
  expect(states(-1, true)).toEqual(['done', 'done', 'done']);
});

it('calls no step done where the current one is unknown', () => {
  expect(states(-1)).toEqual(['upcoming', 'upcoming', 'upcoming']);
});
