import { ConflictModal } from './ConflictModal.tsx';
import type { useMeeting } from './useMeeting.ts';

interface MeetingModalProps<Values extends object> {
  /** What is contested, of `useMeeting`. */
  edit: ReturnType<typeof useMeeting<Values>>;
  labels: Readonly<Record<keyof Values & string, string>>;
  /** A field as people read it; blank where there is nothing. */
  shown: (field: keyof Values & string, values: Values) => string;
  onLeave: () => void;
}

/** Stands in a form's place while there is something in it that somebody else changed as well. */
export function MeetingModal<Values extends object>({
  edit,
  labels,
  shown,
  onLeave,
}: MeetingModalProps<Values>) {
  const { mine, stored } = edit.meeting;
  return (
    <ConflictModal
      fields={edit.contested.map((name) => ({
        name,
        label: labels[name],
        mine: shown(name, mine),
        stored: shown(name, stored),
      }))}
      onDecide={edit.settle}
      onLeave={onLeave}
    />
  );
}
