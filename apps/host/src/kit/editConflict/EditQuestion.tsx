import type { FieldValues, FlowForm } from '@handset/flows/form';
import { EditConflictModal } from './EditConflictModal.tsx';
import type { useEditConflict } from './useEditConflict.ts';

interface EditQuestionProps<Values extends FieldValues, Value> {
  flow: FlowForm<Values, Value>;
  edit: ReturnType<typeof useEditConflict<Values, Value>>;
  /** A field as people read it; blank where there is nothing. */
  shown: (field: keyof Values & string, values: Values) => string;
  onLeave: () => void;
}

/** Asks whose value is to stand in each field that both sides changed. */
export function EditQuestion<Values extends FieldValues, Value>({
  flow,
  edit,
  shown,
  onLeave,
}: EditQuestionProps<Values, Value>) {
  return (
    <EditConflictModal
      fields={edit.conflicting.map((name) => ({
        name,
        label: flow.labels[name] ?? name,
        mine: shown(name, edit.mine),
        stored: shown(name, edit.stored),
      }))}
      onDecide={edit.resolve}
      onLeave={onLeave}
    />
  );
}
