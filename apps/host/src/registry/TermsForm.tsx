import { useChangeRegistrySettings, useRegistrySettings } from '@handset/api-client/swr';
import {
  PAY_METHODS,
  type PayMethod,
  type RegistrySettings,
  type RegistrySettingsAnswer,
} from '@handset/domain';
import {
  Button,
  Card,
  Form,
  FormActions,
  FormGrid,
  MoneyField,
  NumberField,
  PageHeader,
  Select,
  Stack,
  TextField,
} from '@handset/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
import { useWords } from '../messages/useWords.ts';
import { Loaded } from '../problems/Loaded.tsx';
import { subscriptionWords } from '../subscription/subscriptionWords.ts';
import { registryWords } from './registryWords.ts';
import * as styles from './TermsForm.css.ts';

const loadSchema = async () => (await import('./registrySettingsSchema.ts')).registrySettingsSchema;

interface PlanRow {
  key: string;
  _id?: string;
  name: string;
  price: number | null;
  months: number | null;
}
interface AccountRow {
  key: string;
  method: PayMethod;
  title: string;
  bankName: string;
  account: string;
}
interface TermsDraft {
  plans: readonly PlanRow[];
  payTo: readonly AccountRow[];
  graceDays: number | null;
  number: string;
  whatsapp: string;
}

/** What shops are asked to pay, where to, and how they reach a person. */
export function TermsForm() {
  const words = useWords(registryWords);
  return (
    <Stack gap={4}>
      <PageHeader title={words.terms} description={words.termsText} />
      <Loaded state={useRegistrySettings()}>
        {({ data }) => <Terms key={data.version} settings={data} />}
      </Loaded>
    </Stack>
  );
}

function Terms({ settings }: { settings: RegistrySettingsAnswer }) {
  const words = useWords(registryWords);
  const { write } = useChangeRegistrySettings();
  const [first] = useState(() => draftOf(settings));
  const [values, setValues] = useState<TermsDraft>(first);
  const change = (patch: Partial<TermsDraft>) => setValues((held) => ({ ...held, ...patch }));
  const form = useSchemaForm({
    schema: loadSchema,
    values,
    onChange: change,
    toInput: (held) => inputOf(held, settings.version),
    fieldOf: (path) => path.replace('contact.', ''),
    labels: labelsOf(values, words),
    onSubmit: useSubmit<RegistrySettings>({ send: write, success: words.termsSaved, onDone: () => {} }),
  });
  return (
    <Form label={words.terms} {...form.formProps}>
      <Stack gap={4}>
        <Plans plans={values.plans} errorOf={form.errorOf} onChange={(plans) => change({ plans })} />
        <Accounts payTo={values.payTo} errorOf={form.errorOf} onChange={(payTo) => change({ payTo })} />
        <Card title={words.contact}>
          <FormGrid>
            <TextField {...form.field('number')} type="tel" isNumeric />
            <TextField {...form.field('whatsapp')} type="tel" isNumeric />
            <NumberField
              {...form.field('graceDays')}
              minValue={0}
              maxValue={90}
              description={words.graceHint}
              isRequired
            />
          </FormGrid>
        </Card>
        <FormActions>
          <Button type="submit" variant="primary" isDisabled={values === first} isPending={form.isSending}>
            {words.save}
          </Button>
        </FormActions>
      </Stack>
    </Form>
  );
}

interface RowsProps<Row> {
  errorOf: (path: string) => string | undefined;
  onChange: (rows: Row[]) => void;
}

function Plans({ plans, errorOf, onChange }: RowsProps<PlanRow> & { plans: readonly PlanRow[] }) {
  const words = useWords(registryWords);
  const set = (index: number, patch: Partial<PlanRow>) =>
    onChange(plans.map((row, place) => (place === index ? { ...row, ...patch } : row)));
  return (
    <Card
      title={words.plans}
      actions={
        <AddButton
          label={words.addPlan}
          onPress={() => onChange([...plans, { key: newKey(), name: '', price: null, months: 1 }])}
        />
      }
    >
      <Stack gap={3}>
        {plans.map((plan, index) => (
          <div key={plan.key} className={styles.row}>
            <TextField
              label={words.planName}
              name={`plans.${index}.name`}
              value={plan.name}
              onChange={(name) => set(index, { name })}
              errorMessage={errorOf(`plans.${index}.name`)}
              isRequired
            />
            <MoneyField
              label={words.price}
              name={`plans.${index}.price`}
              value={plan.price}
              onChange={(price) => set(index, { price })}
              errorMessage={errorOf(`plans.${index}.price`)}
              isRequired
            />
            <NumberField
              label={words.months}
              name={`plans.${index}.months`}
              value={plan.months}
              onChange={(months) => set(index, { months })}
              errorMessage={errorOf(`plans.${index}.months`)}
              minValue={1}
              maxValue={36}
              isRequired
            />
            <RemoveButton
              label={`${words.remove}: ${plan.name || words.planName}`}
              onPress={() => onChange(plans.filter((row) => row !== plan))}
            />
          </div>
        ))}
      </Stack>
    </Card>
  );
}

function Accounts({ payTo, errorOf, onChange }: RowsProps<AccountRow> & { payTo: readonly AccountRow[] }) {
  const words = useWords(registryWords);
  const { methods } = useWords(subscriptionWords);
  const set = (index: number, patch: Partial<AccountRow>) =>
    onChange(payTo.map((row, place) => (place === index ? { ...row, ...patch } : row)));
  const text = (index: number, name: 'title' | 'bankName' | 'account', row: AccountRow) => ({
    label: words[name],
    name: `payTo.${index}.${name}`,
    value: row[name],
    onChange: (value: string) => set(index, { [name]: value }),
    errorMessage: errorOf(`payTo.${index}.${name}`),
  });
  return (
    <Card
      title={words.payTo}
      actions={
        <AddButton
          label={words.addAccount}
          onPress={() =>
            onChange([...payTo, { key: newKey(), method: 'Bank', title: '', bankName: '', account: '' }])
          }
        />
      }
    >
      <Stack gap={3}>
        {payTo.map((row, index) => (
          <div key={row.key} className={styles.row}>
            <Select
              label={words.method}
              name={`payTo.${index}.method`}
              value={row.method}
              onChange={(method) => set(index, { method })}
              options={PAY_METHODS.map((value) => ({ value, label: methods[value] }))}
            />
            <TextField {...text(index, 'title', row)} isRequired />
            {row.method === 'Bank' ? <TextField {...text(index, 'bankName', row)} /> : null}
            <TextField {...text(index, 'account', row)} isNumeric isRequired />
            <RemoveButton
              label={`${words.remove}: ${row.title || words.account}`}
              onPress={() => onChange(payTo.filter((other) => other !== row))}
            />
          </div>
        ))}
      </Stack>
    </Card>
  );
}

function AddButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button size="small" icon={<Plus size={16} />} onPress={onPress}>
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
      onPress={onPress}
    >
      {remove}
    </Button>
  );
}

function draftOf({ plans, payTo, graceDays, contact }: RegistrySettingsAnswer): TermsDraft {
  return {
    plans: plans.map((plan) => ({ ...plan, key: plan._id })),
    payTo: payTo.map(({ _id, method, title, bankName, account }) => ({
      key: _id,
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
    plans: plans.map(({ key: _key, ...plan }) => plan),
    payTo: payTo.map(({ key: _key, ...account }) => account),
    graceDays,
    contact: { number: number || undefined, whatsapp: whatsapp || undefined },
  };
}

/** What the summary of errors calls each field, the rows' own included. */
function labelsOf(values: TermsDraft, words: (typeof registryWords)['en']) {
  const rows = [
    ...values.plans.flatMap((_plan, index) => [
      [`plans.${index}.name`, words.planName],
      [`plans.${index}.price`, words.price],
      [`plans.${index}.months`, words.months],
    ]),
    ...values.payTo.flatMap((_account, index) => [
      [`payTo.${index}.title`, words.title],
      [`payTo.${index}.bankName`, words.bankName],
      [`payTo.${index}.account`, words.account],
    ]),
  ];
  return {
    plans: words.plans,
    payTo: words.payTo,
    ...(Object.fromEntries(rows) as Record<string, string>),
    graceDays: words.graceDays,
    number: words.contactNumber,
    whatsapp: words.contactWhatsapp,
  };
}

const newKey = () => String(Math.random());
