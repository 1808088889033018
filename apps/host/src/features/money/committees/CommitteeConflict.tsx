import { conflictingFields, type EditConflict, mergeEdits } from '@handset/domain';
import type { CommitteeChangeDraft } from '@handset/flows';
import { useWords } from '@handset/ui';
import { EditConflictModal } from '../../../kit/editConflict/EditConflictModal.tsx';
import { committeeWords } from './committeeWords.ts';

const FIELDS = [
  'name',
  'organiser',
  'turns',
  'note',
] as const satisfies readonly (keyof CommitteeChangeDraft)[];

interface CommitteeConflictProps {
  conflict: EditConflict<CommitteeChangeDraft>;
  /** Called with the resolved names and turns, which are not stored yet. */
  onDecide: (draft: CommitteeChangeDraft) => void;
  onLeave: () => void;
}

/** Compares an edited committee with the one that somebody else stored. */
export function CommitteeConflict({ conflict, onDecide, onLeave }: CommitteeConflictProps) {
  const words = useWords(committeeWords);
  const shown = (field: (typeof FIELDS)[number], values: CommitteeChangeDraft) =>
    field === 'turns' ? values.turns.map((turn) => turn ?? '—').join(', ') : values[field];
  return (
    <EditConflictModal
      fields={conflictingFields(conflict, FIELDS).map((name) => ({
        name,
        label: words[name],
        mine: shown(name, conflict.mine),
        stored: shown(name, conflict.stored),
      }))}
      onDecide={(choices) => onDecide(mergeEdits(conflict, FIELDS, choices))}
      onLeave={onLeave}
    />
  );
}
