import {
  type CashCount as CashCountValue,
  cashCountSchema,
  countDifference,
  countRule,
  NOTES,
  ruleMessage,
} from '@handset/domain';
import { Select, useWords } from '@handset/ui';
import { useWatch } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import type { DraftProps, FlowDialogProps, WalletLists } from '../../form/embedding.ts';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { ListState } from '../../form/ListState.tsx';
import { useFlowForm } from '../../form/useFlowForm.ts';
import { useMoneyWarning } from '../../form/useMoneyWarning.ts';
import { whileOpen } from '../../form/whileOpen.tsx';
import { CountFields } from '../counting/CountFields.tsx';
import { countMessages } from '../counting/countMessages.ts';
import { differenceEffect } from '../counting/differenceEffect.ts';
import { countedOf, emptyCount, type WithCount } from '../counting/moneyCount.ts';
import { useWalletMovements } from '../wallets/useWalletMovements.ts';
import { cashCountMessages } from './cashCountMessages.ts';

/** Values of CashCount. */
export interface CashCountDraft extends WithCount {
  /** `cash:pocket`, or `bank:` and the bank's `_id`. */
  account: string;
}

/** Props of CashCount. */
export interface CashCountProps
  extends FlowDialogProps<CashCountValue>,
    DraftProps<CashCountDraft>,
    WalletLists {
  /** The account that is counted at first: `cash:pocket`, or `bank:` and the bank's `_id`. @default 'cash:pocket' */
  defaultAccount?: string | undefined;
  /** Whether the balance of the books is hidden until a count that differs from it is to be saved. @default false */
  hidesBooks?: boolean | undefined;
}

/** A count of a drawer or bank, compared with the books. A difference needs a reason. */
export const CashCount = whileOpen(function CashCount(props: CashCountProps) {
  const { defaultDraft, onSubmit, onCancel } = props;
  const messages = useWords(cashCountMessages);
  const words = useWords(countMessages);
  const { locale, formatMoney } = useFlows();
  const { accounts, ofAccount, effects } = useWalletMovements(props);
  useMoneyWarning('CashCount', { pocketBalance: props.pocketBalance });
  const balanceOf = (name: string) => accounts.find(({ value }) => value === name)?.balance;
  const shown = (draft: CashCountDraft) =>
    draft.account === 'cash:pocket' ? draft.count : { ...draft.count, by: 'figure' as const };
  const differenceOf = (draft: CashCountDraft) =>
    countDifference(countedOf(shown(draft)), balanceOf(draft.account));
  const flow = useFlowForm<CashCountDraft, CashCountValue>({
    schema: cashCountSchema,
    defaultValues: { account: props.defaultAccount ?? 'cash:pocket', count: emptyCount('notes'), reason: '' },
    defaultDraft,
    toInput: (draft) => ({
      account: draft.account,
      counted: countedOf(shown(draft)),
      expected: balanceOf(draft.account),
      reason: differenceOf(draft) === 0 ? undefined : draft.reason,
    }),
    fieldOf: (path, draft) => {
      if (path !== 'counted') return path;
      return shown(draft).by === 'figure' ? 'count.figure' : `count.notes.${NOTES[0]}`;
    },
    check: (draft) => {
      const broken = countRule(differenceOf(draft), draft.reason);
      return broken ? { reason: ruleMessage(broken, locale) } : {};
    },
    labels: {
      account: messages.account,
      [`count.notes.${NOTES[0]}`]: words.notes,
      'count.figure': words.counted,
      reason: words.reason,
    },
    onSubmit: (value) => onSubmit(value),
    onChange: props.onChange,
    isUncertain: props.isUncertain,
    onError: props.onError,
  });
  const account = useWatch({ control: flow.form.control, name: 'account' });
  return (
    <FormDialog
      flow={flow}
      title={messages.title}
      size="medium"
      effectsOf={(count) => {
        const expected = balanceOf(count.account);
        const difference = countDifference(count.counted, expected);
        if (!difference) return [];
        return [
          differenceEffect(difference, count.reason, words, formatMoney),
          ...effects(ofAccount(count.account, difference)),
        ];
      }}
      confirmLabel={messages.confirm}
      isRestored={defaultDraft !== undefined}
      shouldAdvanceOnEnter
      onCancel={onCancel}
    >
      {accounts.length > 1 ? (
        <Field<CashCountDraft, 'account'> name="account">
          {(field) => <Select label={messages.account} options={accounts} isRequired {...field} />}
        </Field>
      ) : null}
      <ListState listing={props.banks} />
      <CountFields
        expected={balanceOf(account)}
        hasNotes={account === 'cash:pocket'}
        hidesBooks={props.hidesBooks}
      />
    </FormDialog>
  );
});
