import { formatNumber } from '@handset/domain';
import { FormGrid, FormRow, SearchableSelect, SegmentedControl, Stack, Text, TextField } from '@handset/ui';
import type { Listing, Party } from '../embedding/embedding.ts';
import { useFlows } from '../FlowsProvider/FlowsProvider.tsx';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import type { EntityValue } from './entity.ts';

/** Props of EntityPicker. */
export interface EntityPickerProps {
  /** The choice. */
  value: EntityValue;
  /** Called with the changed choice. */
  onChange: (value: EntityValue) => void;
  /** The parties to choose from. */
  parties: Listing<Party>;
  /** What is wrong, per field. */
  errors?: Partial<Record<'_id' | 'name' | 'number' | 'reference', string | undefined>> | undefined;
  /** Whether it can be used. */
  isDisabled?: boolean | undefined;
  /** What the party is called. @default 'Entity' */
  label?: string | undefined;
  /** What the second half of the toggle is called. @default 'Create New' */
  newLabel?: string | undefined;
  /** Whether a new party needs a reference. @default false */
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
  const {
    value,
    onChange,
    parties,
    errors = {},
    isDisabled,
    isReferenceRequired,
    autoFocus,
    name = 'entity',
  } = props;
  const messages = useMessages(commonMessages);
  const label = props.label ?? messages.entity;
  const field = (key: 'name' | 'number' | 'reference') => ({
    name: `${name}.${key}`,
    value: value[key],
    onChange: (text: string) => onChange({ ...value, [key]: text }),
    errorMessage: errors[key],
    isDisabled,
  });
  return (
    <Stack gap={3}>
      <SegmentedControl
        label={label}
        value={value.mode}
        onChange={(mode) => onChange({ ...value, mode })}
        isDisabled={isDisabled}
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
          getSearchText={searchTextOf}
          renderOption={(party) => <PartyOption party={party} />}
          value={value._id}
          onChange={(_id) => onChange({ ...value, _id })}
          onCreate={(text) => onChange({ ...value, mode: 'new', ...newPartyFrom(text) })}
          createLabel={messages.addOption}
          isLoading={parties.isLoading}
          loadError={parties.error}
          onRetry={parties.onRetry}
          errorMessage={errors._id}
          isRequired
          isDisabled={isDisabled}
          autoFocus={autoFocus}
        />
      ) : (
        <FormGrid>
          <TextField label={messages.name} isRequired autoComplete="off" autoFocus {...field('name')} />
          <TextField
            label={messages.number}
            isRequired
            type="tel"
            isNumeric
            autoComplete="off"
            placeholder="0300 1234567"
            {...field('number')}
          />
          <FormRow>
            <TextField label={messages.reference} isRequired={isReferenceRequired} {...field('reference')} />
          </FormRow>
        </FormGrid>
      )}
    </Stack>
  );
}

/** What was searched for in vain is the number or the name of the new party. */
function newPartyFrom(text: string): Partial<EntityValue> {
  return /^[\d\s+()-]+$/.test(text) ? { number: text } : { name: text };
}

function PartyOption({ party }: { party: Party }) {
  const { formatMoney } = useFlows();
  const messages = useMessages(commonMessages);
  const { balance } = party;
  return (
    <Stack gap={0}>
      <span>{party.name}</span>
      <Text size={1} tone="muted">
        <bdi dir="ltr">{formatNumber(party.number)}</bdi>
        {balance === undefined || balance === 0
          ? null
          : ` · ${balance > 0 ? messages.owedToUs(formatMoney(balance)) : messages.owedByUs(formatMoney(-balance))}`}
      </Text>
    </Stack>
  );
}
