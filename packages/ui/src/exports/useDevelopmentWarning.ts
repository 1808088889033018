export { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
