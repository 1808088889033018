import { formatNumber, type NewParty } from '@handset/domain';
import { SearchableSelect, SegmentedControl, Stack, useWords, VisuallyHidden } from '@handset/ui';
import { useState } from 'react';
import { commonMessages } from '../../form/commonMessages.ts';
import type { CreateHandler, FlowError, Listing, Party } from '../../form/embedding.ts';
import { useFailureText } from '../../form/useFailureText.ts';
import { type EntityErrors, type EntityValue, emptyEntity } from './entity.ts';
import { NewPartyFields } from './NewPartyFields.tsx';
import { PartyOption } from './PartyOption.tsx';
import { useCreateParty } from './useCreateParty.ts';
import { useParties } from './useParties.ts';

/** Props of EntityPicker. */
export interface EntityPickerProps {
  /** The choice. */
  value: EntityValue;
  /** Called with the changed choice. */
  onChange: (value: EntityValue) => void;
  /** The parties to choose from. */
  parties: Listing<Party>;
  /**
   * Creates a new party at once with its number as stored (`+923001234567`), and returns it. The picker then
   * selects it. Without this, a new party is submitted with the document.
   */
  onCreateParty?: CreateHandler<NewParty, Party> | undefined;
  /** Called with failures. The picker itself informs the user. */
  onError?: ((error: FlowError) => void) | undefined;
  /** Error message per field. */
  errors?: EntityErrors | undefined;
  /** Whether it can be used. */
  isDisabled?: boolean | undefined;
  /** Label of the party. @default 'Party' */
  label?: string | undefined;
  /** Label of the second half of the toggle. @default 'Create New' */
  newLabel?: string | undefined;
  /** Whether a new party that goes with the document needs a reference. @default false */
  isReferenceRequired?: boolean | undefined;
  /** Whether the first field takes focus when it appears. */
  autoFocus?: boolean | undefined;
  /** The name in the form, under which the summary finds its fields. @default 'entity' */
  name?: string | undefined;
}

const keyOf = (party: Party) => party._id;
const labelOf = (party: Party) => `${party.name} · ${formatNumber(party.number)}`;
const searchTextOf = (party: Party) =>
  `${party.name} ${party.number} ${formatNumber(party.number).replace('-', '')} ${party.reference}`;

/** An existing party by name or number, or a new one. */
export function EntityPicker(props: EntityPickerProps) {
  const { value, onChange, errors = {}, isDisabled = false, isReferenceRequired = false, onError } = props;
  const { name = 'entity' } = props;
  const messages = useWords(commonMessages);
  const failureText = useFailureText();
  const label = props.label ?? messages.entity;
  const { parties, onCreateParty } = useParties(props.parties, props.onCreateParty);
  const [isChosenHere, setChosenHere] = useState(false);
  const [created, setCreated] = useState<Party | null>(null);

  const choose = (party: Party) => {
    setChosenHere(true);
    onChange({ ...emptyEntity, _id: party._id });
  };
  const creation = useCreateParty({
    value,
    parties: parties.items,
    onCreateParty,
    onCreated: (party) => {
      setCreated(party);
      choose(party);
    },
    onError,
  });

  return (
    <Stack gap={3}>
      <SegmentedControl
        label={label}
        value={value.mode}
        onChange={(mode) => onChange({ ...value, mode })}
        isDisabled={isDisabled || creation.isCreating}
        isRequired
        isFullWidth
        options={[
          { value: 'existing', label: messages.selectExisting },
          { value: 'new', label: props.newLabel ?? messages.createNew },
        ]}
      />
      {value.mode === 'existing' ? (
        <SearchableSelect
          label={label}
          isLabelHidden
          name={`${name}._id`}
          options={parties.items}
          getKey={keyOf}
          getLabel={labelOf}
          getKeyLabel={() => messages.partyChosen}
          getSearchText={searchTextOf}
          renderOption={(party) => <PartyOption party={party} />}
          value={value._id}
          onChange={(_id) => onChange({ ...value, _id })}
          onCreate={(text) => onChange({ ...value, mode: 'new', ...newPartyFrom(text) })}
          createLabel={messages.addOption}
          isLoading={parties.isLoading}
          loadError={failureText(parties.error)}
          onRetry={parties.onRetry}
          errorMessage={errors._id}
          isRequired
          isDisabled={isDisabled}
          autoFocus={props.autoFocus || isChosenHere}
        />
      ) : (
        <NewPartyFields
          creation={onCreateParty ? creation : null}
          onChoose={choose}
          parties={parties.items}
          {...{ name, value, onChange, errors, isReferenceRequired, isDisabled }}
        />
      )}
      <VisuallyHidden>
        <span role="status">{created && created._id === value._id ? messages.partyCreated : null}</span>
      </VisuallyHidden>
    </Stack>
  );
}

/** Takes a search text that found nothing as the number or name of the new party. */
function newPartyFrom(text: string): Partial<EntityValue> {
  return /^[\d\u06f0-\u06f9\u0660-\u0669\s+()-]+$/.test(text) ? { number: text } : { name: text };
}
