import { type NewExpense, newExpenseSchema } from '@handset/domain';
import {
  DatePicker,
  FormGrid,
  ImagePicker,
  MoneyField,
  SearchableSelect,
  TextField,
  useWords,
} from '@handset/ui';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import type { DraftProps, FlowDialogProps, Listing, WalletLists } from '../../form/embedding.ts';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { MAX_PICTURE_SIZE, PICTURE_TYPES } from '../../form/PictureSlots/PictureSlots.tsx';
import { pastDayProblem } from '../../form/pastDay.ts';
import { useFailureText } from '../../form/useFailureText.ts';
import { useFlowForm } from '../../form/useFlowForm.ts';
import { useMoneyWarning } from '../../form/useMoneyWarning.ts';
import { whileOpen } from '../../form/whileOpen.tsx';
import { useWalletMovements } from '../wallets/useWalletMovements.ts';
import { WalletSourceFields } from '../wallets/WalletSourceFields.tsx';
import { walletField } from '../wallets/walletSource.ts';
import { walletSourceMessages } from '../wallets/walletSourceMessages.ts';
import { categoriesOf, type ExpenseDraft, emptyExpense, expenseInput } from './expenseDraft.ts';
import { expenseMessages } from './expenseMessages.ts';

/** An expense that was filled in; money in minor units. */
export type ExpenseSubmission = NewExpense & {
  /** Pictures of the bill, if any. */
  attachment: File[];
};

/** Props of ExpenseForm. */
export interface ExpenseFormProps
  extends FlowDialogProps<ExpenseSubmission>,
    DraftProps<ExpenseDraft>,
    WalletLists {
  /** The shop's expense categories. The user may type another. @default the standard categories */
  categories?: Listing<string> | undefined;
}

const MAX_PICTURES = 5;
const same = (category: string) => category;

/** Money spent: what for, how much, and from where. */
export const ExpenseForm = whileOpen(function ExpenseForm(props: ExpenseFormProps) {
  const { categories, defaultDraft, onSubmit, onCancel } = props;
  const messages = useWords(expenseMessages);
  const failureText = useFailureText();
  const common = useWords(commonMessages);
  const source = useWords(walletSourceMessages);
  const { today, locale, formatMoney } = useFlows();
  const { ofSplit, effects, sourceProblems, warnings } = useWalletMovements(props);
  useMoneyWarning('ExpenseForm', { pocketBalance: props.pocketBalance });
  const flow = useFlowForm<ExpenseDraft, NewExpense>({
    schema: newExpenseSchema,
    defaultValues: emptyExpense(today),
    defaultDraft,
    toInput: expenseInput,
    fieldOf: walletField,
    check: ({ date, wallet, amount }) => ({
      ...pastDayProblem(date, today, locale),
      ...sourceProblems(wallet, amount ?? 0, 'out'),
    }),
    labels: {
      amount: common.amount,
      category: messages.category,
      'wallet.method': source.method,
      'wallet.bank': source.bank,
      'wallet.bankAmount': source.fromBank,
      date: common.date,
      payee: messages.payee,
      note: common.noteOptional,
      attachment: messages.attachment,
    },
    onSubmit: (value, { attachment }) => onSubmit({ ...value, attachment }),
    onChange: props.onChange,
    isUncertain: props.isUncertain,
    dateField: 'date',
    keptOn: props.keptOn,
    onError: props.onError,
  });
  const [amount, category] = useWatch({ control: flow.form.control, name: ['amount', 'category'] });
  const options = useMemo(() => categoriesOf(categories?.items, category), [categories?.items, category]);
  const nameOf = (name: string) => messages.categories[name] ?? name;
  return (
    <FormDialog
      flow={flow}
      title={messages.title}
      size="medium"
      effectsOf={(expense) => [
        { label: messages.expense(nameOf(expense.category)), to: formatMoney(expense.amount) },
        ...effects(ofSplit(expense, 'out')),
      ]}
      warningsOf={(expense) => warnings(ofSplit(expense, 'out'))}
      confirmTitle={messages.confirmTitle(formatMoney(amount ?? 0), nameOf(category ?? ''))}
      confirmLabel={messages.confirm(formatMoney(amount ?? 0))}
      isRestored={defaultDraft !== undefined}
      shouldAdvanceOnEnter
      onCancel={onCancel}
    >
      <FormGrid>
        <Field<ExpenseDraft, 'amount'> name="amount">
          {(field) => <MoneyField label={common.amount} isRequired autoFocus {...field} />}
        </Field>
        <Field<ExpenseDraft, 'category'> name="category">
          {({ onChange, ...field }) => (
            <SearchableSelect
              label={messages.category}
              options={options}
              getKey={same}
              getLabel={nameOf}
              onChange={onChange}
              onCreate={onChange}
              createLabel={common.addOption}
              isLoading={categories?.isLoading}
              loadError={failureText(categories?.error)}
              onRetry={categories?.onRetry}
              isRequired
              {...field}
            />
          )}
        </Field>
      </FormGrid>
      <WalletSourceFields due={amount ?? 0} banks={props.banks} pocketBalance={props.pocketBalance} />
      <FormGrid>
        <Field<ExpenseDraft, 'date'> name="date">
          {(field) => <DatePicker label={common.date} max={today} today={today} isRequired {...field} />}
        </Field>
        <Field<ExpenseDraft, 'payee'> name="payee">
          {(field) => <TextField label={messages.payee} autoComplete="off" {...field} />}
        </Field>
      </FormGrid>
      <Field<ExpenseDraft, 'note'> name="note">
        {(field) => <TextField label={common.noteOptional} autoComplete="off" {...field} />}
      </Field>
      <Field<ExpenseDraft, 'attachment'> name="attachment">
        {(field) => (
          <ImagePicker
            label={messages.attachment}
            maxCount={MAX_PICTURES}
            maxSize={MAX_PICTURE_SIZE}
            accept={PICTURE_TYPES}
            {...field}
          />
        )}
      </Field>
    </FormDialog>
  );
});
