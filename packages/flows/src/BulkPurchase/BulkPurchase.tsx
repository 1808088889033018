import type {
  BulkPurchase as BulkPurchaseValue,
  BulkUpdate,
  Company,
  Model,
  NewParty,
} from '@handset/domain';
import { Button, ConfirmDialog, Form, Modal, Stack, Text, useDevelopmentWarning } from '@handset/ui';
import { Plus } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { FormProvider, useFieldArray } from 'react-hook-form';
import type { CompanyModelPickerProps } from '../CompanyModelPicker/CompanyModelPicker.tsx';
import type {
  CreateHandler,
  DraftProps,
  FlowDialogProps,
  Listing,
  Party,
  SubmitHandler,
  WalletLists,
} from '../embedding/embedding.ts';
import { FieldsDisabled, useFieldsDisabled } from '../form/Field.tsx';
import { ListState } from '../form/ListState.tsx';
import * as layout from '../form/layout.css.ts';
import { MadeReady } from '../form/MadeReady.tsx';
import { Section } from '../form/Section.tsx';
import { useConfirmedSubmission } from '../form/useConfirmedSubmission.ts';
import { useErrorOf } from '../form/useErrorOf.ts';
import { useLeaveGuard } from '../form/useLeaveGuard.tsx';
import { useMoneyWarning } from '../form/useMoneyWarning.ts';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import * as styles from './BulkPurchase.css.ts';
import { type BulkDraft, type BulkValues, bulkTotal, emptyBulkEntry, nextEntryId } from './bulkDraft.ts';
import { useBulkEffects } from './bulkEffects.ts';
import { bulkMessages } from './bulkMessages.ts';
import { DoubtfulImeis } from './DoubtfulImeis.tsx';
import type { LotBook } from './LotBook.ts';
import { LotEntry } from './LotEntry.tsx';
import { LotHead } from './LotHead.tsx';
import { LotPayment } from './LotPayment.tsx';
import { LotPrices } from './LotPrices.tsx';
import { LotSummary } from './LotSummary.tsx';
import { type BulkSubmission, useBulkPurchase } from './useBulkPurchase.ts';
import { type StockImei, useBook } from './useLotBook.ts';

/** The lists that a lot chooses from, and what it tells about them. */
export interface BulkPurchaseLists extends WalletLists, Pick<FlowDialogProps<never>, 'onError'> {
  /** The companies. */
  companies: Listing<Company>;
  /** The models of the chosen companies: of all of them, since a lot may hold phones of several. */
  models: Listing<Model>;
  /** The parties to buy from; with their balances, what stays owed is shown before and after. */
  parties: Listing<Party>;
  /** The phones in stock: an IMEI among them cannot be bought again. IMEI 1 and 2 are one space. */
  stock?: Listing<StockImei> | undefined;
  /** Called with a company of any entry, or null, so that its models can be loaded beside those of the others. */
  onCompanyChange?: ((company: Company | null) => void) | undefined;
  /** Called with the name of a new company; creation is offered while this is given. */
  onCreateCompany?: CompanyModelPickerProps['onCreateCompany'];
  /** Called with the name of a new model; creation is offered while this is given. */
  onCreateModel?: CompanyModelPickerProps['onCreateModel'];
  /** Makes a new party at once; without it a new party goes with the lot. */
  onCreateParty?: CreateHandler<NewParty, Party> | undefined;
}

interface BulkPurchaseFrame
  extends BulkPurchaseLists,
    DraftProps<BulkDraft>,
    Pick<FlowDialogProps<never>, 'isOpen' | 'onCancel'> {}

/** Props of BulkPurchase. After a submission that was not refused, close it. */
export type BulkPurchaseProps = BulkPurchaseFrame &
  (
    | {
        /** Whether a lot is bought or a stored one edited. @default 'purchase' */
        mode?: 'purchase' | undefined;
        /** Called with the valid lot, once its effects were confirmed; money in minor units. */
        onSubmit: SubmitHandler<BulkPurchaseValue>;
      }
    | {
        /** Whether a lot is bought or a stored one edited. */
        mode: 'edit';
        /** The version of the stored lot; a stale one is refused by the server. */
        version?: number | undefined;
        /** Called with the valid lot; what was paid is as it was stored. Money in minor units. */
        onSubmit: SubmitHandler<BulkUpdate>;
      }
  );

/** Many phones bought at once: the party, models at their prices with every IMEI, the terms, and where the money comes from. */
export function BulkPurchase(props: BulkPurchaseProps) {
  const opened = <OpenBulkPurchase {...props} />;
  return props.isOpen ? opened : <MadeReady of={OpenBulkPurchase}>{opened}</MadeReady>;
}

function OpenBulkPurchase(props: BulkPurchaseProps) {
  const { mode = 'purchase', defaultDraft, onChange, onCancel, onError, parties, stock } = props;
  const messages = useMessages(bulkMessages);
  const common = useMessages(commonMessages);
  const effectsOf = useBulkEffects(parties.items, props);
  const formId = useId();
  useMoneyWarning('BulkPurchase', { pocketBalance: props.pocketBalance });
  useDevelopmentWarning(draftWarning(defaultDraft), '@handset/flows');

  const flow = useBulkPurchase({
    ...{ mode, stock, defaultDraft, onChange, onError },
    parties: parties.items,
    version: props.mode === 'edit' ? props.version : undefined,
    onSubmit: props.onSubmit as SubmitHandler<BulkSubmission>,
  });
  const { form, book } = flow;
  const { asked, isSending, ...submission } = useConfirmedSubmission(flow, () => mode === 'purchase');
  const isTouched = useBook(book, book.isTouched);
  const leave = useLeaveGuard({
    isDirty: form.formState.isDirty || isTouched || (mode === 'purchase' && defaultDraft !== undefined),
    onLeave: onCancel,
  });

  const effects = () => {
    const values = form.getValues();
    return effectsOf(
      values,
      bulkTotal(values.entries, (id) => book.unitsOf(id).length),
      book.units(),
    );
  };

  return (
    <FormProvider {...form}>
      <Modal
        isOpen
        onClose={leave.ask}
        title={messages.title}
        size="full"
        isPending={isSending}
        footer={
          <>
            <Button onPress={leave.ask} isDisabled={isSending}>
              {common.close}
            </Button>
            <Button type="submit" form={formId} variant="primary" isPending={isSending}>
              {common.save}
            </Button>
          </>
        }
      >
        <div className={styles.frame}>
          <Form
            id={formId}
            label={messages.title}
            onSubmit={() => void submission.save()}
            errors={flow.errors}
            submitCount={flow.submitCount}
            shouldAdvanceOnEnter
          >
            <FieldsDisabled value={isSending}>
              <div className={styles.columns}>
                <div className={layout.sections}>
                  <LotHead {...{ mode, parties, onError }} onCreateParty={props.onCreateParty} />
                  <LotEntries book={book} {...props} />
                  <LotPrices book={book} />
                  <LotPayment {...{ book, mode }} banks={props.banks} pocketBalance={props.pocketBalance} />
                </div>
                <div className={styles.aside}>
                  <LotSummary
                    {...{ book, mode, parties }}
                    banks={props.banks}
                    pocketBalance={props.pocketBalance}
                  />
                </div>
              </div>
            </FieldsDisabled>
          </Form>
        </div>
      </Modal>
      <ConfirmDialog
        isOpen={asked !== null}
        title={messages.confirmTitle}
        description={messages.confirmText}
        effects={asked === null ? [] : effects()}
        confirmLabel={messages.confirm}
        onConfirm={submission.confirm}
        onClose={submission.dismiss}
      />
      {leave.dialog}
    </FormProvider>
  );
}

/** The entries of the lot, the IMEIs to be confirmed, and the way to another entry. */
function LotEntries({ book, stock, ...lists }: BulkPurchaseLists & { book: LotBook }) {
  const messages = useMessages(bulkMessages);
  const isDisabled = useFieldsDisabled();
  const errorOf = useErrorOf();
  const list = useRef<HTMLDivElement>(null);
  const { fields, append, remove } = useFieldArray<BulkValues, 'entries', 'key'>({
    name: 'entries',
    keyName: 'key',
  });
  const added = useRef<string | null>(null);
  const error = errorOf('lot');

  const add = () => {
    const { units, ...entry } = emptyBulkEntry(nextEntryId(fields));
    book.begin(entry.id, units);
    added.current = entry.id;
    append(entry, { shouldFocus: false });
  };
  useEffect(() => {
    if (added.current === null || fields.at(-1)?.id !== added.current) return;
    added.current = null;
    list.current?.querySelector<HTMLElement>('section:last-of-type input')?.focus();
  }, [fields]);

  const { companies, models, onCompanyChange, onCreateCompany, onCreateModel, onError } = lists;
  return (
    <Section title={messages.phonesTitle}>
      {stock ? <ListState listing={stock} /> : null}
      {stock?.isLoading ? (
        <Text tone="muted" size={1}>
          {messages.stockLoading}
        </Text>
      ) : null}
      <div ref={list} className={styles.units} data-field="lot">
        {fields.map((entry, index) => (
          <LotEntry
            key={entry.id}
            id={entry.id}
            index={index}
            onRemove={fields.length > 1 ? () => remove(index) : undefined}
            {...{ book, companies, models, onCompanyChange, onCreateCompany, onCreateModel, onError }}
          />
        ))}
      </div>
      {error ? <Text tone="critical">{error}</Text> : null}
      <DoubtfulImeis book={book} />
      <Stack align="start">
        <Button icon={<Plus size={18} strokeWidth={1.75} />} onPress={add} isDisabled={isDisabled}>
          {messages.addEntry}
        </Button>
      </Stack>
    </Section>
  );
}

/** Tells the developer of entries that cannot be told apart. */
function draftWarning(draft: Partial<BulkDraft> | undefined): string | null {
  const ids = draft?.entries?.map(({ id }) => id) ?? [];
  const twice = ids.find((id, place) => ids.indexOf(id) !== place);
  if (draft?.entries?.length === 0)
    return 'BulkPurchase: `defaultDraft.entries` is empty, so that there is nothing to fill in. Leave it out, or give one entry.';
  return twice === undefined
    ? null
    : `BulkPurchase: two entries of \`defaultDraft\` have the id '${twice}'. Give each an id of its own.`;
}
