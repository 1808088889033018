import { useState } from 'react';
import { differing } from './differing.ts';
import { contestedFields, type Meeting, mergedValues, type Side } from './meeting.ts';

/**
 * What is typed over a record that others may change meanwhile. What they changed and nobody here typed over is taken as it comes; what both
 * changed is contested, and nothing is to be sent until somebody has chosen.
 */
export function useMeeting<Values extends object>(stored: Values) {
  type Field = keyof Values & string;
  const [{ before, mine }, setHeld] = useState({ before: stored, mine: stored });
  const meeting: Meeting<Values> = { before, mine, stored };
  const fields = Object.keys(before) as Field[];
  const values = mergedValues(meeting, fields);
  return {
    meeting,
    /** What the form shows. */
    values,
    change: (patch: Partial<Values>) => setHeld((held) => ({ ...held, mine: { ...held.mine, ...patch } })),
    /** What is typed over what is stored: somebody else's change of the rest is not undone by saving. */
    changes: differing(values, stored),
    isDirty: Object.keys(differing(mine, before)).length > 0,
    contested: contestedFields(meeting, fields),
    /** Goes on from what is stored now. */
    settle: (choices: Partial<Record<Field, Side>>) =>
      setHeld({ before: stored, mine: mergedValues(meeting, fields, choices) }),
  };
}
