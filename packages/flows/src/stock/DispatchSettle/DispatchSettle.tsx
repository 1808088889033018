import {
  belowCost,
  type DispatchSettlement,
  daysLate,
  dispatchSettlementSchema,
  type MinorUnits,
} from '@handset/domain';
import { Banner, useWords } from '@handset/ui';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import type { BankAccount, DraftProps, FlowDialogProps, Listing } from '../../form/embedding.ts';
import { FormDialog } from '../../form/FormDialog.tsx';
import { Section, Sections } from '../../form/Section.tsx';
import { useDayText } from '../../form/useDayText.ts';
import { useFlowForm } from '../../form/useFlowForm.ts';
import { useMoneyWarning } from '../../form/useMoneyWarning.ts';
import { whileOpen } from '../../form/whileOpen.tsx';
import { phoneOf, unitName } from '../units/UnitLine.tsx';
import { dispatchSettleMessages } from './dispatchSettleMessages.ts';
import { SettlePhones } from './SettlePhones.tsx';
import { SettleSale } from './SettleSale.tsx';
import { SettleSummary } from './SettleSummary.tsx';
import { SettleTerms } from './SettleTerms.tsx';
import {
  restoredSettleDraft,
  type SettleableDispatch,
  type SettleDraft,
  settleField,
  settleInput,
  settleProblems,
  unitsOut,
} from './settleDraft.ts';
import { useSettleEffects } from './useSettleEffects.ts';

/** Props of DispatchSettle. After a submission that was not refused, close it. */
export interface DispatchSettleProps extends FlowDialogProps<DispatchSettlement>, DraftProps<SettleDraft> {
  /** The dispatch. With the `balance` of its `person`, the form shows the debt before and after. */
  dispatch: SettleableDispatch;
  /** The bank accounts that the money may arrive on. */
  banks: Listing<BankAccount>;
  /** Cash in the till, in minor units. */
  pocketBalance?: MinorUnits | undefined;
  /** Draws what is known of a scanned phone that has no place here, such as the invoice on which it was sold. */
  renderMissingPhone?: ((imei: string) => ReactNode) | undefined;
}

/** Records the outcome of each dispatched phone: still out, returned, or sold for money or on credit. */
export const DispatchSettle = whileOpen(function DispatchSettle(props: DispatchSettleProps) {
  const { dispatch, banks, pocketBalance, defaultDraft, onChange, onSubmit, onCancel, onError } = props;
  const messages = useWords(dispatchSettleMessages);
  const common = useWords(commonMessages);
  const { today, locale } = useFlows();
  const dayText = useDayText();
  const effectsOf = useSettleEffects(props);
  const out = unitsOut(dispatch);
  const late = daysLate(dispatch.expectedReturn, today);
  useMoneyWarning('DispatchSettle', { pocketBalance, 'dispatch.person.balance': dispatch.person.balance });
  const flow = useFlowForm<SettleDraft, DispatchSettlement>({
    schema: dispatchSettlementSchema,
    defaultValues: restoredSettleDraft(dispatch, today, defaultDraft),
    toInput: (draft) => settleInput(draft, dispatch),
    fieldOf: settleField,
    check: (draft) => settleProblems(draft, { dispatch, today, locale, messages: common }),
    labels: {
      outcomes: messages.phones,
      date: messages.date,
      reason: messages.reason,
      warranty: messages.warranty,
      'credit.payableAmountNow': common.payableNow,
      'credit.dateOfPayment': common.dateOfPayment,
      payment: messages.payment,
    },
    onSubmit: (settlement) => onSubmit(settlement),
    onChange,
    onError,
    isUncertain: props.isUncertain,
    dateField: 'date',
    keptOn: props.keptOn,
  });
  const isSold = useWatch({ control: flow.form.control, name: 'outcomes' }).some(
    ({ outcome }) => outcome === 'sold',
  );
  const warningsOf = (draft: SettleDraft) =>
    belowCost(
      draft.outcomes.flatMap(({ _id, outcome, price }) => {
        const unit = out.find((one) => one._id === _id);
        return unit && outcome === 'sold'
          ? [{ imei: unit.imei1, phone: phoneOf(unit), price: price ?? 0, cost: unit.cost ?? null }]
          : [];
      }),
    );
  const errors = flow.errors.map((error) => {
    const row = /^outcomes\.(\d+)\./.exec(error.name ?? '')?.[1];
    const unit = row === undefined ? undefined : out[Number(row)];
    return unit ? { ...error, label: `${unitName(unit)} ${unit.imei1.slice(-6)}` } : error;
  });
  return (
    <FormDialog
      flow={{ ...flow, errors }}
      title={messages.title(dispatch.number)}
      description={dispatch.person.name}
      size="large"
      submitLabel={messages.save}
      sendingLabel={messages.sending}
      isBlocked={out.length === 0}
      isRestored={defaultDraft !== undefined}
      effectsOf={(_settlement, draft) => effectsOf(draft)}
      confirmTitle={messages.confirmTitle}
      confirmText={messages.confirmText}
      confirmLabel={messages.save}
      warningsOf={() => warningsOf(flow.form.getValues())}
      shouldAdvanceOnEnter
      onCancel={onCancel}
    >
      <Sections summary={<SettleSummary effectsOf={effectsOf} />}>
        {out.length === 0 ? (
          <Banner tone="info">{messages.nothingOut}</Banner>
        ) : (
          <>
            {late > 0 && dispatch.expectedReturn ? (
              <Banner tone="caution" title={messages.overdueTitle}>
                {messages.overdue(dayText(dispatch.expectedReturn), late)}
              </Banner>
            ) : null}
            <Section title={messages.phones} hint={messages.phonesHint}>
              <SettlePhones units={out} renderMissingPhone={props.renderMissingPhone} />
            </Section>
            <Section title={messages.how}>
              <SettleTerms from={dispatch.date} />
            </Section>
            {isSold ? (
              <Section title={messages.sale} hint={messages.buyer(dispatch.person.name)}>
                <SettleSale banks={banks} pocketBalance={pocketBalance} />
              </Section>
            ) : null}
          </>
        )}
      </Sections>
    </FormDialog>
  );
});
