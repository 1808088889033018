import { whileOpen } from '../../form/whileOpen.tsx';
import { ChangeCommitteeForm, type ChangeCommitteeFormProps } from './ChangeCommitteeForm.tsx';
import { NewCommitteeForm, type NewCommitteeFormProps } from './NewCommitteeForm.tsx';

/** Props of CommitteeForm. */
export type CommitteeFormProps = NewCommitteeFormProps | ChangeCommitteeFormProps;

/** A committee that is joined, or what may change of one that runs: its names, and turns that were swapped or drawn. */
export const CommitteeForm = whileOpen(function CommitteeForm(props: CommitteeFormProps) {
  return props.mode === 'change' ? <ChangeCommitteeForm {...props} /> : <NewCommitteeForm {...props} />;
});
