import {
  countDifference,
  countRule,
  type Day,
  type DayClosing as DayClosingValue,
  dayClosingSchema,
  type MinorUnits,
  NOTES,
  ruleMessage,
} from '@handset/domain';
import { CheckboxGroup, Text, useWords } from '@handset/ui';
import { useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import type { BankAccount, DraftProps, FlowDialogProps } from '../../form/embedding.ts';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { pastDayProblem } from '../../form/pastDay.ts';
import { useDayText } from '../../form/useDayText.ts';
import { useFlowForm } from '../../form/useFlowForm.ts';
import { useMoneyWarning } from '../../form/useMoneyWarning.ts';
import { whileOpen } from '../../form/whileOpen.tsx';
import { CountFields } from '../counting/CountFields.tsx';
import { countMessages } from '../counting/countMessages.ts';
import { differenceEffect } from '../counting/differenceEffect.ts';
import { countedOf, emptyCount, type WithCount } from '../counting/moneyCount.ts';
import { movementEffects } from '../wallets/moneyAccounts.ts';
import { dayClosingMessages } from './dayClosingMessages.ts';

/** Values of DayClosing. */
export interface DayClosingDraft extends WithCount {
  /** The `_id` of each bank that was ticked. */
  confirmedBanks: string[];
}

/** Props of DayClosing. */
export interface DayClosingProps extends FlowDialogProps<DayClosingValue>, DraftProps<DayClosingDraft> {
  /** The day that is closed, `YYYY-MM-DD`; not one of the future. @default today */
  date?: Day | undefined;
  /** Cash in the till at the end of that day according to the books, in minor units. */
  expectedCash?: MinorUnits | undefined;
  /** The banks with their balances at the end of that day. Staff tick those whose balance is right. @default [] */
  banks?: readonly (Pick<BankAccount, '_id' | 'bankName'> & { balance: MinorUnits })[] | undefined;
  /** Whether it is hidden until the day is to be closed with a count that differs from it. @default false */
  hidesBooks?: boolean | undefined;
}

/** A day closed: the till counted, a difference with its reason, and no more entries of employees in it. */
export const DayClosing = whileOpen(function DayClosing(props: DayClosingProps) {
  const { expectedCash, banks = [], defaultDraft, onSubmit, onCancel } = props;
  const messages = useWords(dayClosingMessages);
  const words = useWords(countMessages);
  const common = useWords(commonMessages);
  const { today, locale, formatMoney } = useFlows();
  const dayText = useDayText();
  const date = props.date ?? today;
  useMoneyWarning('DayClosing', { expectedCash });
  const differenceOf = (count: DayClosingDraft['count']) => countDifference(countedOf(count), expectedCash);
  const flow = useFlowForm<DayClosingDraft, DayClosingValue>({
    schema: dayClosingSchema,
    defaultValues: { count: emptyCount('notes'), reason: '', confirmedBanks: [] },
    defaultDraft,
    toInput: ({ count, reason, confirmedBanks }) => ({
      date,
      countedCash: countedOf(count),
      expectedCash,
      reason: differenceOf(count) === 0 ? undefined : reason,
      confirmedBanks: banks
        .filter(({ _id }) => confirmedBanks.includes(_id))
        .map(({ _id, balance }) => ({ bank: _id, balance })),
    }),
    fieldOf: (path, { count }) => {
      if (path === 'date') return 'root.date';
      if (path.startsWith('confirmedBanks')) return 'confirmedBanks';
      if (path !== 'countedCash') return path;
      return count.by === 'figure' ? 'count.figure' : `count.notes.${NOTES[0]}`;
    },
    check: ({ count, reason }) => {
      const broken = countRule(differenceOf(count), reason);
      const { date: problem } = pastDayProblem(date, today, locale);
      return {
        ...(problem && { 'root.date': problem }),
        ...(broken && { reason: ruleMessage(broken, locale) }),
      };
    },
    labels: {
      [`count.notes.${NOTES[0]}`]: words.notes,
      'count.figure': words.counted,
      reason: words.reason,
      confirmedBanks: messages.banks,
    },
    onSubmit: (value) => onSubmit(value),
    onChange: props.onChange,
    isUncertain: props.isUncertain,
    onError: props.onError,
  });
  return (
    <FormDialog
      flow={flow}
      title={messages.title}
      description={dayText(date)}
      size="medium"
      // A count that agrees with the books changes nothing else, and the day can be opened again.
      effectsOf={({ countedCash, reason }) =>
        countedCash === expectedCash
          ? []
          : [
              ...(expectedCash === undefined
                ? []
                : [differenceEffect(countedCash - expectedCash, reason, words, formatMoney)]),
              { label: `${messages.day} · ${dayText(date)}`, from: messages.open, to: messages.closed },
              ...movementEffects(
                expectedCash === undefined
                  ? []
                  : [
                      {
                        account: { value: 'cash:pocket', label: common.pocketCash, balance: expectedCash },
                        change: countedCash - expectedCash,
                      },
                    ],
                formatMoney,
              ),
            ]
      }
      confirmLabel={messages.title}
      submitLabel={messages.title}
      isRestored={defaultDraft !== undefined}
      shouldAdvanceOnEnter
      onCancel={onCancel}
    >
      <CountFields expected={expectedCash} hidesBooks={props.hidesBooks} />
      {banks.length > 0 ? (
        <Field<DayClosingDraft, 'confirmedBanks'> name="confirmedBanks">
          {(field) => (
            <CheckboxGroup
              label={messages.banks}
              description={messages.banksHint}
              options={banks.map(({ _id, bankName, balance }) => ({
                value: _id,
                label: bankName,
                description: formatMoney(balance),
              }))}
              {...field}
            />
          )}
        </Field>
      ) : null}
      <Text as="p" tone="muted" size={1}>
        {messages.locks}
      </Text>
    </FormDialog>
  );
});
