import {
  type Day,
  type MinorUnits,
  type PurchaseVoid,
  purchaseVoidSchema,
  ruleMessage,
  type SaleVoid,
  saleVoidRequest,
} from '@handset/domain';
import { Banner, DatePicker, Effects, Stack, Text, TextArea, useWords } from '@handset/ui';
import { useFlowSettings, useFlows } from '../../base/useFlows.ts';
import type { BankAccount, DraftProps, FlowDialogProps, Listing } from '../../form/embedding.ts';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { restoredValues } from '../../form/restoredValues.ts';
import { useFlowForm } from '../../form/useFlowForm.ts';
import { useMoneyWarning } from '../../form/useMoneyWarning.ts';
import { whileOpen } from '../../form/whileOpen.tsx';
import { BelowZero } from '../../money/wallets/BelowZero.tsx';
import { overdrawn } from '../../money/wallets/moneyAccounts.ts';
import { useWalletMovements } from '../../money/wallets/useWalletMovements.ts';
import { useVoidEffects } from './useVoidEffects.ts';
import { voidFormMessages } from './voidFormMessages.ts';
import { type VoidablePurchase, type VoidableSale, voidOfPurchase, voidOfSale } from './voidSubject.ts';

/** What VoidForm holds. */
export interface VoidDraft {
  /** Day of the reversal. Empty while it is cleared. */
  date: Day;
  reason: string;
}

interface VoidFrame extends FlowDialogProps<SaleVoid | PurchaseVoid>, DraftProps<VoidDraft> {
  /** The bank accounts. With their balances, the form shows them before and after. */
  banks: Listing<BankAccount>;
  /** Cash in the till, in minor units. */
  pocketBalance?: MinorUnits | undefined;
}

/** Props of VoidForm: of a sale, or of a purchase. After a submission that was not refused, close it. */
export type VoidFormProps = VoidFrame &
  (
    | {
        /** The sale that is undone as a whole; with the `balance` of its `person`, it is shown before and after. */
        sale: VoidableSale;
        /** The purchase that is undone as a whole. */
        purchase?: undefined;
      }
    | {
        /** The sale that is undone as a whole. */
        sale?: undefined;
        /** The purchase that is undone as a whole; with the `balance` of its `person`, it is shown before and after. */
        purchase: VoidablePurchase;
      }
  );

/** The longest reason that each kind of document takes. */
const REASON_LENGTHS = { sale: 400, purchase: 200 } as const;

/** Undoes a sale or a purchase that should never have been written: a reason, and everything that it changes. */
export const VoidForm = whileOpen(function VoidForm(props: VoidFormProps) {
  const { sale, purchase, banks, pocketBalance, defaultDraft, onSubmit, onCancel, onError } = props;
  const messages = useWords(voidFormMessages);
  const subject = sale ? voidOfSale(sale) : voidOfPurchase(purchase);
  const { kind, obstacle } = subject;
  const { today, locale } = useFlows();
  const { canGoBelowZero } = useFlowSettings();
  const firstDay = subject.date ?? today;
  const isOfToday = firstDay === today;
  const effects = useVoidEffects(subject, { banks: banks.items, pocketBalance });
  const { ofSplit } = useWalletMovements(props);
  const short = overdrawn(ofSplit(subject.payment, subject.direction));
  const isRefused = !canGoBelowZero && short.length > 0;
  useMoneyWarning('VoidForm', {
    pocketBalance,
    pocketCash: (sale ?? purchase)?.pocketCash,
    payableLater: (sale ?? purchase)?.payableLater,
  });
  const flow = useFlowForm<VoidDraft, SaleVoid | PurchaseVoid>({
    schema: kind === 'sale' ? saleVoidRequest : purchaseVoidSchema,
    defaultValues: restoredValues(
      { reason: '', date: isOfToday ? today : firstDay },
      isOfToday ? { ...defaultDraft, date: today } : defaultDraft,
    ),
    check: ({ date }): { date?: string } => (date === '' ? { date: ruleMessage('required', locale) } : {}),
    labels: { date: messages.date, reason: messages.reason },
    onSubmit: (value) => onSubmit(value),
    onChange: props.onChange,
    isUncertain: props.isUncertain,
    onError,
  });
  return (
    <FormDialog
      flow={flow}
      title={messages.title[kind](subject.number)}
      description={subject.person.name}
      size="medium"
      submitLabel={messages.submit[kind]}
      sendingLabel={messages.sending}
      isBlocked={obstacle !== undefined || isRefused}
      isRestored={defaultDraft !== undefined}
      isCritical
      shouldAdvanceOnEnter
      onCancel={onCancel}
    >
      {obstacle ? (
        <Banner tone="caution">{messages.obstacles[kind][obstacle]}</Banner>
      ) : (
        <>
          {isRefused ? (
            <Banner tone="critical">
              <BelowZero accounts={short} />
            </Banner>
          ) : null}
          <Field<VoidDraft, 'reason'> name="reason">
            {(field) => (
              <TextArea
                label={messages.reason}
                description={messages.reasonHint}
                rows={2}
                maxLength={REASON_LENGTHS[kind]}
                isRequired
                autoFocus
                {...field}
              />
            )}
          </Field>
          {isOfToday ? null : (
            <Field<VoidDraft, 'date'> name="date">
              {(field) => (
                <DatePicker
                  label={messages.date}
                  description={messages.dateHint}
                  min={firstDay}
                  max={today}
                  isRequired
                  {...field}
                />
              )}
            </Field>
          )}
          <Stack gap={2}>
            <Text weight="medium">{messages.effects}</Text>
            <Effects effects={effects} label={messages.effects} />
            {isRefused ? null : <BelowZero accounts={short} />}
            <Text tone="muted">{messages.numberStays}</Text>
          </Stack>
        </>
      )}
    </FormDialog>
  );
});
