import type { ReactElement } from 'react';
import type { Path } from 'react-hook-form';
import { type BoundField, Field } from '../../form/Field.tsx';
import type { SaleDraft } from './saleDraft.ts';

/** Binds a ui field to a path of the sale draft. */
export function DraftField<Name extends Path<SaleDraft>>(props: {
  name: Name;
  children: (field: BoundField<SaleDraft, Name>) => ReactElement;
}) {
  return <Field<SaleDraft, Name> {...props} />;
}
