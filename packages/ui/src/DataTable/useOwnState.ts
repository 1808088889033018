export { useOwnState } from '../state/useOwnState.ts';
