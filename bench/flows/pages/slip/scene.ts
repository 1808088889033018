import { countControls, opening } from '../opening.ts';

export const prepare = () => null;
export const conditions = opening;
export const questions = { controls: countControls };
