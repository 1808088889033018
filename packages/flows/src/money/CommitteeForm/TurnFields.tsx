import { FormGrid, NumberField, useWords } from '@handset/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '../../form/Field.tsx';
import { turnsOf } from './committeeDraft.ts';
import { committeeMessages } from './committeeMessages.ts';

/** A form that asks for the turns of the shop's shares. */
export interface WithTurns {
  turns: (number | null)[];
}

interface TurnFieldsProps {
  /** Number of shares the shop holds. */
  shares: number | null;
  /** Method of settling turns. */
  draw: 'turn' | 'ballot';
}

/** The turn of each of the shop's shares. */
export function TurnFields({ shares, draw }: TurnFieldsProps) {
  const messages = useWords(committeeMessages);
  const { control } = useFormContext<WithTurns>();
  const turns = turnsOf(useWatch({ control, name: 'turns' }), shares);
  return (
    <FormGrid columns={turns.length > 1 ? 3 : 1}>
      {turns.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a share has no other identity than its place
        <Field<WithTurns, `turns.${number}`> key={index} name={`turns.${index}`}>
          {(field) => (
            <NumberField
              label={turns.length > 1 ? messages.turnOf(index + 1) : messages.turn}
              description={index === 0 ? messages.turnHint[draw] : undefined}
              minValue={1}
              {...field}
            />
          )}
        </Field>
      ))}
    </FormGrid>
  );
}
