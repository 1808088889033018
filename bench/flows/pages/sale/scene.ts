import { countControls, opening } from '../opening.ts';
import { makeUnits } from './units.ts';

export const prepare = () => makeUnits();

const firstMatch = () => document.querySelector('[role=option]')?.textContent?.replaceAll(/\D/g, '');

export const conditions = {
  ...opening,
  /** The first phone that is offered holds the digits. */
  offers: (digits: string) => firstMatch()?.includes(digits) === true,
};

export const questions = {
  controls: countControls,
  imei: (units: ReturnType<typeof makeUnits>, at: number) => units[at % units.length]?.imei1,
};
