export {
  DueDateChange,
  type DueDateChangeProps,
  type DueDateDraft,
} from '../money/DueDateChange/DueDateChange.tsx';
