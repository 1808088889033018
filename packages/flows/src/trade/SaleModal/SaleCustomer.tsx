import { type NewParty, type Person, SELLING_TYPES } from '@handset/domain';
import { Button, SegmentedControl, Text, useWords } from '@handset/ui';
import { UserRound } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { CreateHandler, FlowError, Listing, Party } from '../../form/embedding.ts';
import { useFieldsDisabled } from '../../form/Field.tsx';
import { Key } from '../../form/Key.tsx';
import { plain } from '../../form/layout.css.ts';
import { Section } from '../../form/Section.tsx';
import { EntityPicker } from '../../money/EntityPicker/EntityPicker.tsx';
import { changeSellingType } from './changeSellingType.ts';
import { DraftField } from './DraftField.tsx';
import { goToCustomer } from './goToNextEntry.ts';
import * as styles from './SaleModal.css.ts';
import { isWalkIn, type SaleDraft } from './saleDraft.ts';
import { CUSTOMER_KEY, saleMessages } from './saleMessages.ts';

interface SaleCustomerProps {
  parties: Listing<Party>;
  walkIn: Person | undefined;
  /** Called to choose a customer instead of the walk-in one. */
  onChangeCustomer: () => void;
  onCreateParty: CreateHandler<NewParty, Party> | undefined;
  onError: ((error: FlowError) => void) | undefined;
}

/** To whom and how. */
export function SaleCustomer({ walkIn, onChangeCustomer, ...picker }: SaleCustomerProps) {
  const messages = useWords(saleMessages);
  const form = useFormContext<SaleDraft>();
  const entity = useWatch<SaleDraft, 'entity'>({ name: 'entity' });

  return (
    <Section title={messages.details} isTitleHidden>
      {isWalkIn(entity, walkIn) ? (
        <WalkIn onChange={onChangeCustomer} />
      ) : (
        <Customer {...picker} walkIn={walkIn} />
      )}
      <DraftField name="sellingType">
        {(field) => (
          <SegmentedControl
            {...field}
            onChange={(type) => changeSellingType(form, type, walkIn)}
            label={messages.sellingType}
            options={SELLING_TYPES.map((value) => ({ value, label: messages.sellingTypes[value] }))}
            isFullWidth
            isRequired
          />
        )}
      </DraftField>
    </Section>
  );
}

/** The walk-in customer, and the button that asks for somebody else. */
function WalkIn({ onChange }: { onChange: () => void }) {
  const messages = useWords(saleMessages);
  return (
    <div className={styles.walkIn} data-field="entity._id">
      <span className={styles.walkInIcon} aria-hidden>
        <UserRound size={20} strokeWidth={1.75} />
      </span>
      <p className={styles.walkInText}>
        <strong className={styles.rowName}>{messages.walkIn}</strong>
        <span className={styles.optionFacts}>{messages.walkInHint}</span>
      </p>
      <Button onPress={onChange} isDisabled={useFieldsDisabled()}>
        {messages.change} <Key isHint>{CUSTOMER_KEY}</Key>
      </Button>
    </div>
  );
}

/** An existing customer or a new one. */
function Customer({ walkIn, parties, onCreateParty, onError }: Omit<SaleCustomerProps, 'onChangeCustomer'>) {
  const messages = useWords(saleMessages);
  const isDisabled = useFieldsDisabled();
  const { setValue } = useFormContext<SaleDraft>();
  const { errors } = useFormState<SaleDraft>();
  const [entity, sellingType] = useWatch<SaleDraft, ['entity', 'sellingType']>({
    name: ['entity', 'sellingType'],
  });
  const place = useRef<HTMLDivElement>(null);
  const sellToWalkIn = (_id: string) => {
    const form = place.current?.closest('form') ?? null;
    const chosen = { ...entity, mode: 'existing', _id } as const;
    flushSync(() => setValue('entity', chosen));
    goToCustomer(form, chosen);
  };
  return (
    <>
      <EntityPicker
        label={messages.customer}
        newLabel={messages.newCustomer}
        value={entity}
        onChange={(changed) => setValue('entity', changed)}
        parties={parties}
        onCreateParty={onCreateParty}
        onError={onError}
        errors={{
          _id: errors.entity?._id?.message,
          name: errors.entity?.name?.message,
          number: errors.entity?.number?.message,
          reference: errors.entity?.reference?.message,
        }}
        isDisabled={isDisabled}
      />
      {walkIn &&
        (sellingType === 'Full Payment' ? (
          <div ref={place} className={plain}>
            <Button
              variant="quiet"
              icon={<UserRound size={18} strokeWidth={1.75} />}
              onPress={() => sellToWalkIn(walkIn._id)}
              isDisabled={isDisabled}
            >
              {messages.walkIn}
            </Button>
          </div>
        ) : (
          entity.mode === 'existing' &&
          entity._id === null && <Text tone="muted">{messages.personNeeded}</Text>
        ))}
    </>
  );
}
