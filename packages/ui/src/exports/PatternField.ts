export { maskDigits, unmaskDigits } from '../PatternField/maskDigits.ts';
export { PatternField, type PatternFieldProps } from '../PatternField/PatternField.tsx';
