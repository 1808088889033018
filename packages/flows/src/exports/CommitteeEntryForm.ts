export {
  CommitteeEntryForm,
  type CommitteeEntryFormProps,
} from '../money/CommitteeEntryForm/CommitteeEntryForm.tsx';
export type {
  CommitteeEntryDraft,
  RunningCommittee,
} from '../money/CommitteeEntryForm/committeeEntryDraft.ts';
