export {
  DueDateChange,
  type DueDateChangeProps,
  type DueDateDraft,
} from '../DueDateChange/DueDateChange.tsx';
