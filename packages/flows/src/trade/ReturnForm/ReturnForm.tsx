import {
  type MinorUnits,
  type PurchaseReturn,
  purchaseReturnSchema,
  type SaleReturn,
  saleReturnSchema,
} from '@handset/domain';
import { Banner, useWords } from '@handset/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { useFlows } from '../../base/useFlows.ts';
import type { BankAccount, DraftProps, FlowError, Listing, SubmitHandler } from '../../form/embedding.ts';
import { FormDialog } from '../../form/FormDialog.tsx';
import { Section, Sections } from '../../form/Section.tsx';
import { useFlowForm } from '../../form/useFlowForm.ts';
import { useMoneyWarning } from '../../form/useMoneyWarning.ts';
import { whileOpen } from '../../form/whileOpen.tsx';
import { useWalletMovements } from '../../money/wallets/useWalletMovements.ts';
import { ReturnGoods } from './ReturnGoods.tsx';
import { ReturnRefund } from './ReturnRefund.tsx';
import { ReturnSummary } from './ReturnSummary.tsx';
import { ReturnTerms } from './ReturnTerms.tsx';
import {
  type ReturnDraft,
  restoredReturnDraft,
  returnField,
  returnInput,
  returnMoney,
  returnProblems,
} from './returnDraft.ts';
import { returnFormMessages } from './returnFormMessages.ts';
import {
  isNothingLeft,
  type ReturnPurchase,
  type ReturnSale,
  subjectOfPurchase,
  subjectOfSale,
} from './returnSubject.ts';
import { useReturnEffects } from './useReturnEffects.ts';

interface ReturnFrame extends DraftProps<ReturnDraft> {
  /** Whether the form is open. */
  isOpen: boolean;
  /** The bank accounts that the money may move through. */
  banks: Listing<BankAccount>;
  /** Cash in the till, in minor units. */
  pocketBalance?: MinorUnits | undefined;
  /** Draws what is known of a scanned phone that has no place here, such as the invoice on which it was sold. */
  renderMissingPhone?: ((imei: string) => ReactNode) | undefined;
  /** Called when the form is left without submitting; one with entries asks first. */
  onCancel: () => void;
  /** Called with failures. The form itself informs the user. */
  onError?: ((error: FlowError) => void) | undefined;
}

/** Props of ReturnForm: of a sale, or of a purchase. After a submission that was not refused, close it. */
export type ReturnFormProps = ReturnFrame &
  (
    | {
        /** The sale that something of comes back; with the `balance` of its `person`, it is shown before and after. */
        sale: ReturnSale;
        /** The purchase that something of goes back to the supplier. */
        purchase?: undefined;
        /** Called with the valid return, once its effects were confirmed; money in minor units. */
        onSubmit: SubmitHandler<SaleReturn>;
      }
    | {
        /** The sale that something of comes back. */
        sale?: undefined;
        /** The purchase that something of goes back to the supplier; with the `balance` of its `person`, it is shown before and after. */
        purchase: ReturnPurchase;
        /** Called with the valid return, once its effects were confirmed; money in minor units. */
        onSubmit: SubmitHandler<PurchaseReturn>;
      }
  );

/**
 * Records a return from a customer or to a supplier, in full or in part. Part of the money moves now, the
 * rest comes off the balance.
 */
export const ReturnForm = whileOpen(function ReturnForm(props: ReturnFormProps) {
  const { sale, purchase, banks, pocketBalance, defaultDraft, onChange, onCancel, onError } = props;
  const messages = useWords(returnFormMessages);
  const { today, locale } = useFlows();
  const subject = useMemo(() => (sale ? subjectOfSale(sale) : subjectOfPurchase(purchase)), [sale, purchase]);
  const { kind } = subject;
  // The form holds a row for each accessory that was left when it opened.
  const [rows] = useState(subject.accessories);
  const effectsOf = useReturnEffects({ subject, banks, pocketBalance });
  const wallet = useWalletMovements(props);
  const movementsOf = (draft: ReturnDraft) => {
    const { refund, direction } = returnMoney(draft, subject);
    return refund > 0 ? wallet.ofSplit(draft.payment ?? {}, direction) : [];
  };
  useMoneyWarning('ReturnForm', {
    pocketBalance,
    paid: subject.paid.paid,
    outstanding: (sale ?? purchase)?.outstanding,
  });
  const flow = useFlowForm<ReturnDraft, SaleReturn | PurchaseReturn>({
    schema: kind === 'sale' ? saleReturnSchema : purchaseReturnSchema,
    defaultValues: restoredReturnDraft(subject, today, defaultDraft),
    toInput: (draft, wasSent) => returnInput(draft, subject, wasSent),
    fieldOf: (path, draft) => returnField(path, draft, subject),
    check: (draft) => ({
      ...wallet.problems(movementsOf(draft), () => 'payment'),
      ...returnProblems(draft, { subject, today, locale, messages }),
    }),
    labels: {
      units: messages.what[kind],
      ...Object.fromEntries(
        rows.map(({ accessoryName }, index) => [`accessories.${index}.quantity`, accessoryName]),
      ),
      exchangePhone: subject.exchange
        ? messages.exchangePhone(`${subject.exchange.companyName} ${subject.exchange.modelName}`)
        : '',
      date: messages.date,
      reason: messages.reason,
      refund: messages.money,
      payment: messages.payment,
    },
    onSubmit: async (value) => {
      if (props.sale) return 'exchangePhone' in value ? props.onSubmit(value) : undefined;
      return 'exchangePhone' in value ? undefined : props.onSubmit(value);
    },
    onChange,
    onError,
    isUncertain: props.isUncertain,
    dateField: 'date',
    keptOn: props.keptOn,
  });
  const blocked = subject.isVoid
    ? messages.isVoid
    : isNothingLeft(subject)
      ? messages.nothingLeft[kind]
      : undefined;
  return (
    <FormDialog
      flow={flow}
      title={messages.title[kind](subject.number)}
      description={subject.person.name}
      size="large"
      submitLabel={messages.save[kind]}
      sendingLabel={messages.sending[kind]}
      isBlocked={blocked !== undefined}
      isRestored={defaultDraft !== undefined}
      effectsOf={(_value, draft) => effectsOf(draft)}
      warningsOf={() => wallet.warnings(movementsOf(flow.form.getValues()))}
      confirmTitle={messages.confirmTitle[kind]}
      confirmText={messages.confirmText}
      confirmLabel={messages.save[kind]}
      shouldAdvanceOnEnter
      onCancel={onCancel}
    >
      {blocked ? (
        <Banner tone="info">{blocked}</Banner>
      ) : (
        <Sections summary={<ReturnSummary subject={subject} effectsOf={effectsOf} />}>
          <Section title={messages.what[kind]}>
            <ReturnGoods subject={subject} renderMissingPhone={props.renderMissingPhone} />
          </Section>
          <Section title={messages.when}>
            <ReturnTerms subject={subject} />
          </Section>
          <ReturnRefund subject={subject} banks={banks} pocketBalance={pocketBalance} />
        </Sections>
      )}
    </FormDialog>
  );
});
