import { useChangeRegistrySettings, useRegistrySettings } from '@handset/api-client/swr';
import {
  PAY_METHODS,
  type PayMethod,
  type RegistrySettings,
  type RegistrySettingsAnswer,
  registrySettingsSchema,
} from '@handset/domain';
import { Field, PageForm, useFieldArray, useFieldsDisabled, useWatch } from '@handset/flows/form';
import {
  Button,
  Card,
  FormActions,
  FormGrid,
  MoneyField,
  NumberField,
  PageHeader,
  Select,
  Skeleton,
  Stack,
  TextField,
  useWords,
} from '@handset/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type DraftedForm, useDraftedForm } from '../../../kit/dialogs/useDraftedForm.ts';
import { EditQuestion } from '../../../kit/editConflict/EditQuestion.tsx';
import { type EditDraft, useEditForm } from '../../../kit/editConflict/useEditForm.ts';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { Loaded } from '../../../kit/problems/Loaded.tsx';
import { subscriptionWords } from '../subscription/subscriptionWords.ts';
import { registryWords } from './registryWords.ts';
import * as styles from './TermsForm.css.ts';

interface TermsDraft {
  plans: { _id?: string; name: string; price: number | null; months: number | null }[];
  payTo: { method: PayMethod; title: string; bankName: string; account: string }[];
  graceDays: number | null;
  number: string;
  whatsapp: string;
}

/** Edits the plans, the accounts to pay to, and the contact for shops. */
export function TermsForm() {
  const words = useWords(registryWords);
  const settings = useRegistrySettings();
  const [round, setRound] = useState(0);
  const restart = async () => {
    await settings.mutate();
    setRound(round + 1);
  };
  return (
    <Stack gap={4}>
      <PageHeader title={words.terms} description={words.termsText} />
      <Loaded state={settings}>
        {({ data }) => <Terms key={round} settings={data} onRestart={restart} />}
      </Loaded>
    </Stack>
  );
}

interface TermsProps {
  settings: RegistrySettingsAnswer;
  /** Begins again with what is stored. */
  onRestart: () => Promise<void>;
}

function Terms({ settings, onRestart }: TermsProps) {
  const words = useWords(registryWords);
  const { write } = useChangeRegistrySettings();
  const form = useDraftedForm<EditDraft<TermsDraft>, RegistrySettings>({
    form: 'terms',
    send: write,
    success: words.termsSaved,
    onClose: onRestart,
  });
  if (!form) return <Skeleton lines={8} />;
  return <TermsFields key={form.key} settings={settings} draft={form.props} />;
}

interface TermsFieldsProps {
  settings: RegistrySettingsAnswer;
  draft: DraftedForm<EditDraft<TermsDraft>, RegistrySettings>;
}

function TermsFields({ settings, draft }: TermsFieldsProps) {
  const words = useWords(registryWords);
  const shown = useShownTerms();
  const { flow, edit, isRestored } = useEditForm(draft, draftOf(settings), {
    schema: registrySettingsSchema,
    toInput: (values) => inputOf(values, settings.version),
    fieldOf: (path) => path.replace('contact.', ''),
    labels: {
      plans: words.plans,
      payTo: words.payTo,
      'plans.*.name': words.planName,
      'plans.*.price': words.price,
      'plans.*.months': words.months,
      'payTo.*.title': words.title,
      'payTo.*.bankName': words.bankName,
      'payTo.*.account': words.account,
      graceDays: words.graceDays,
      number: words.contactNumber,
      whatsapp: words.contactWhatsapp,
    },
  });
  return (
    <PageForm flow={flow} label={words.terms}>
      <Stack gap={4}>
        <Plans />
        <Accounts />
        <Card title={words.contact}>
          <FormGrid>
            <Field<TermsDraft, 'number'> name="number">
              {(field) => <TextField label={words.contactNumber} type="tel" isNumeric {...field} />}
            </Field>
            <Field<TermsDraft, 'whatsapp'> name="whatsapp">
              {(field) => <TextField label={words.contactWhatsapp} type="tel" isNumeric {...field} />}
            </Field>
            <Field<TermsDraft, 'graceDays'> name="graceDays">
              {(field) => (
                <NumberField
                  label={words.graceDays}
                  description={words.graceHint}
                  minValue={0}
                  maxValue={90}
                  isRequired
                  {...field}
                />
              )}
            </Field>
          </FormGrid>
        </Card>
        <FormActions>
          <Button
            type="submit"
            variant="primary"
            isDisabled={!flow.form.formState.isDirty && !isRestored && !flow.isUncertain}
            isPending={flow.isSending}
          >
            {words.save}
          </Button>
        </FormActions>
        {edit.conflicting.length > 0 && !flow.isSending ? (
          <EditQuestion flow={flow} edit={edit} shown={shown} onLeave={draft.onCancel} />
        ) : null}
      </Stack>
    </PageForm>
  );
}

/** A part of the terms as people read it. */
function useShownTerms() {
  const { methods, per } = useWords(subscriptionWords);
  const format = useFormat();
  return (field: keyof TermsDraft, { plans, payTo, ...values }: TermsDraft): string => {
    switch (field) {
      case 'plans':
        return plans
          .map(({ name, price, months }) => `${name}: ${per(format.money(price ?? 0), months ?? 0)}`)
          .join('; ');
      case 'payTo':
        return payTo
          .map(({ method, title, bankName, account }) =>
            [methods[method], bankName, title, account].filter((part) => part !== '').join(' · '),
          )
          .join('; ');
      default:
        return String(values[field] ?? '');
    }
  };
}

function Plans() {
  const words = useWords(registryWords);
  const { fields, append, remove } = useFieldArray<TermsDraft, 'plans'>({ name: 'plans' });
  const names = useWatch<TermsDraft, 'plans'>({ name: 'plans' }).map(({ name }) => name);
  return (
    <Card
      title={words.plans}
      actions={
        <AddButton
          label={words.addPlan}
          onPress={() => append({ name: '', price: null, months: 1 }, { shouldFocus: false })}
        />
      }
    >
      <Stack gap={3}>
        {fields.map(({ id }, index) => (
          <div key={id} className={styles.row}>
            <Field<TermsDraft, `plans.${number}.name`> name={`plans.${index}.name`}>
              {(field) => <TextField label={words.planName} isRequired {...field} />}
            </Field>
            <Field<TermsDraft, `plans.${number}.price`> name={`plans.${index}.price`}>
              {(field) => <MoneyField label={words.price} isRequired {...field} />}
            </Field>
            <Field<TermsDraft, `plans.${number}.months`> name={`plans.${index}.months`}>
              {(field) => (
                <NumberField label={words.months} minValue={1} maxValue={36} isRequired {...field} />
              )}
            </Field>
            <RemoveButton
              label={`${words.remove}: ${names[index] || words.planName}`}
              onPress={() => remove(index)}
            />
          </div>
        ))}
      </Stack>
    </Card>
  );
}

function Accounts() {
  const words = useWords(registryWords);
  const { methods } = useWords(subscriptionWords);
  const { fields, append, remove } = useFieldArray<TermsDraft, 'payTo'>({ name: 'payTo' });
  const rows = useWatch<TermsDraft, 'payTo'>({ name: 'payTo' });
  return (
    <Card
      title={words.payTo}
      actions={
        <AddButton
          label={words.addAccount}
          onPress={() =>
            append({ method: 'Bank', title: '', bankName: '', account: '' }, { shouldFocus: false })
          }
        />
      }
    >
      <Stack gap={3}>
        {fields.map(({ id }, index) => (
          <div key={id} className={styles.row}>
            <Field<TermsDraft, `payTo.${number}.method`> name={`payTo.${index}.method`}>
              {(field) => (
                <Select
                  label={words.method}
                  options={PAY_METHODS.map((value) => ({ value, label: methods[value] }))}
                  {...field}
                />
              )}
            </Field>
            <Field<TermsDraft, `payTo.${number}.title`> name={`payTo.${index}.title`}>
              {(field) => <TextField label={words.title} isRequired {...field} />}
            </Field>
            {rows[index]?.method === 'Bank' ? (
              <Field<TermsDraft, `payTo.${number}.bankName`> name={`payTo.${index}.bankName`}>
                {(field) => <TextField label={words.bankName} {...field} />}
              </Field>
            ) : null}
            <Field<TermsDraft, `payTo.${number}.account`> name={`payTo.${index}.account`}>
              {(field) => <TextField label={words.account} isNumeric isRequired {...field} />}
            </Field>
            <RemoveButton
              label={`${words.remove}: ${rows[index]?.title || words.account}`}
              onPress={() => remove(index)}
            />
          </div>
        ))}
      </Stack>
    </Card>
  );
}

function AddButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button size="small" icon={<Plus size={16} />} isDisabled={useFieldsDisabled()} onPress={onPress}>
      {label}
    </Button>
  );
}

function RemoveButton({ label, onPress }: { label: string; onPress: () => void }) {
  const { remove } = useWords(registryWords);
  return (
    <Button
      variant="quiet"
      icon={<Trash2 size={16} strokeWidth={1.75} />}
      aria-label={label}
      isDisabled={useFieldsDisabled()}
      onPress={onPress}
    >
      {remove}
    </Button>
  );
}

function draftOf({ plans, payTo, graceDays, contact }: RegistrySettingsAnswer): TermsDraft {
  return {
    plans,
    payTo: payTo.map(({ method, title, bankName, account }) => ({
      method,
      title,
      bankName: bankName ?? '',
      account,
    })),
    graceDays,
    number: contact.number ?? '',
    whatsapp: contact.whatsapp ?? '',
  };
}

function inputOf({ plans, payTo, graceDays, number, whatsapp }: TermsDraft, version: number) {
  return {
    version,
    plans,
    payTo,
    graceDays,
    contact: { number: number || undefined, whatsapp: whatsapp || undefined },
  };
}
