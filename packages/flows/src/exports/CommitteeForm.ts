export type {
  ChangeCommitteeFormProps,
  ChangedCommittee,
  CommitteeChangeDraft,
} from '../money/CommitteeForm/ChangeCommitteeForm.tsx';
export { CommitteeForm, type CommitteeFormProps } from '../money/CommitteeForm/CommitteeForm.tsx';
export { type CommitteeDraft, emptyCommittee } from '../money/CommitteeForm/committeeDraft.ts';
export type { NewCommitteeFormProps } from '../money/CommitteeForm/NewCommitteeForm.tsx';
