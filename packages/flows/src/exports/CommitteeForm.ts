export type {
  ChangeCommitteeFormProps,
  ChangedCommittee,
  CommitteeChangeDraft,
} from '../CommitteeForm/ChangeCommitteeForm.tsx';
export { CommitteeForm, type CommitteeFormProps } from '../CommitteeForm/CommitteeForm.tsx';
export { type CommitteeDraft, emptyCommittee } from '../CommitteeForm/committeeDraft.ts';
export type { NewCommitteeFormProps } from '../CommitteeForm/NewCommitteeForm.tsx';
