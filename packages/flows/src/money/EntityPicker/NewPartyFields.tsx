import { Button, FormGrid, FormRow, Stack, Text, TextField, useWords } from '@handset/ui';
import { UserPlus } from 'lucide-react';
import { commonMessages } from '../../form/commonMessages.ts';
import type { Party } from '../../form/embedding.ts';
import * as layout from '../../form/layout.css.ts';
import type { EntityErrors, EntityValue } from './entity.ts';
import { KnownParties } from './KnownParties.tsx';
import type { useCreateParty } from './useCreateParty.ts';

interface NewPartyFieldsProps {
  /** The name in the form. */
  name: string;
  value: EntityValue;
  onChange: (value: EntityValue) => void;
  parties: readonly Party[];
  onChoose: (party: Party) => void;
  errors: EntityErrors;
  /** The button that creates the party at once. Without it the party is submitted with the document. */
  creation: ReturnType<typeof useCreateParty> | null;
  isReferenceRequired: boolean;
  isDisabled: boolean;
}

/** Name, number and reference of somebody new. */
export function NewPartyFields(props: NewPartyFieldsProps) {
  const { name, value, onChange, parties, onChoose, errors, creation, isReferenceRequired } = props;
  const messages = useWords(commonMessages);
  const isDisabled = props.isDisabled || creation?.isCreating === true;
  const field = (key: 'name' | 'number' | 'reference') => ({
    name: `${name}.${key}`,
    value: value[key],
    onChange: (text: string) => {
      creation?.forget();
      onChange({ ...value, [key]: text });
    },
    errorMessage: errors[key] ?? creation?.problem?.fields?.[key],
    isDisabled,
    autoComplete: 'off',
  });
  const isNameFirst = value.name === '';
  return (
    <FormGrid>
      <TextField label={messages.name} isRequired autoFocus={isNameFirst} {...field('name')} />
      <TextField
        label={messages.number}
        isRequired
        type="tel"
        isNumeric
        placeholder="0300 1234567"
        autoFocus={!isNameFirst && value.number === ''}
        {...field('number')}
      />
      <FormRow>
        <Stack gap={3}>
          <KnownParties {...{ parties, onChoose, isDisabled }} number={value.number} />
          <TextField label={messages.reference} isRequired={isReferenceRequired} {...field('reference')} />
          {creation ? (
            <Stack gap={2} align="start">
              <Button
                icon={<UserPlus size={18} strokeWidth={1.75} />}
                onPress={() => void creation.create()}
                isPending={creation.isCreating}
                isDisabled={props.isDisabled}
              >
                {messages.create}
              </Button>
              {creation.problem?.alert ? (
                <div role="alert" className={layout.plain}>
                  <Text tone="critical" size={1}>
                    {creation.problem.alert}
                  </Text>
                </div>
              ) : null}
            </Stack>
          ) : null}
        </Stack>
      </FormRow>
    </FormGrid>
  );
}
