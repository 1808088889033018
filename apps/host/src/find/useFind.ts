import { useAct } from '../routes/useAct.ts';

const finds = ['all', 'keys'] as const;

/** Which of the dialogs for finding one's way is open: the box for everything, or the list of keys. */
export const useFind = () => useAct(finds, 'find');
