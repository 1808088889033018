export {
  CommitteeEntryForm,
  type CommitteeEntryFormProps,
} from '../CommitteeEntryForm/CommitteeEntryForm.tsx';
export type { CommitteeEntryDraft, RunningCommittee } from '../CommitteeEntryForm/committeeEntryDraft.ts';
