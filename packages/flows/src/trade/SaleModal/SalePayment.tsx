import { MAX_AMOUNT, type MinorUnits } from '@handset/domain';
import { MoneyField, useWords } from '@handset/ui';
import { useFormState, useWatch } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import type { BankAccount, Listing } from '../../form/embedding.ts';
import { useFieldsDisabled } from '../../form/Field.tsx';
import { plain } from '../../form/layout.css.ts';
import { PaymentFields, type PaymentFieldsProps } from '../../money/WalletTransaction/PaymentFields.tsx';
import { DraftField } from './DraftField.tsx';
import * as styles from './SaleModal.css.ts';
import { isPaidInCash, type SaleDraft } from './saleDraft.ts';
import { saleMessages } from './saleMessages.ts';
import { useSaleTotals } from './useSaleTotals.ts';

/** Props of the payment. Balances are in minor units. */
export interface SalePaymentProps {
  banks: Listing<BankAccount>;
  pocketBalance?: MinorUnits | undefined;
}

/** Destination of the sale's money, or its source when the exchanged phone is worth more; in cash, also what is given for it. */
export function SalePayment(
  props: SalePaymentProps & Pick<PaymentFieldsProps, 'onChange' | 'isWalletOpen' | 'onWalletOpenChange'>,
) {
  const messages = useWords(saleMessages);
  const { formatMoney } = useFlows();
  const { errors } = useFormState<SaleDraft>();
  const [pocketCash, accountCash, bankAccountUsed] = useWatch<
    SaleDraft,
    ['pocketCash', 'accountCash', 'bankAccountUsed']
  >({ name: ['pocketCash', 'accountCash', 'bankAccountUsed'] });
  const { now } = useSaleTotals();
  const isOut = now < 0;
  const isChosen = pocketCash !== null || accountCash !== null;
  const unplaced = Math.abs(now) - (pocketCash ?? 0) - (accountCash ?? 0);
  const mismatch =
    now === 0 || unplaced === 0
      ? undefined
      : unplaced > 0
        ? messages.notPaidYet(formatMoney(unplaced))
        : messages.tooMuch(formatMoney(-unplaced));
  const isWrong = isChosen || errors.pocketCash !== undefined;
  return (
    <>
      <PaymentFields
        name="pocketCash"
        value={
          isChosen
            ? {
                pocketCash: pocketCash ?? 0,
                accountCash: accountCash ?? 0,
                bankAccountUsed: bankAccountUsed || undefined,
              }
            : null
        }
        {...props}
        due={Math.abs(now)}
        direction={isOut ? 'out' : 'in'}
        buttonLabel={isOut ? messages.proceedOut : messages.proceed}
        errorMessage={isWrong ? (mismatch ?? errors.pocketCash?.message) : undefined}
        isDisabled={useFieldsDisabled()}
      />
      {!isWrong && mismatch && <p className={styles.unplaced}>{mismatch}</p>}
      {isPaidInCash({ pocketCash, accountCash }, now) && <CashGiven />}
    </>
  );
}

/** The cash that the customer hands over, beside the change. Enter passes it by. */
function CashGiven() {
  const messages = useWords(saleMessages);
  const { formatMoney } = useFlows();
  const change = useChange();
  return (
    <div className={styles.cash} data-enter-pass="">
      <DraftField name="cashGiven">
        {(field) => <MoneyField {...field} label={messages.cashGiven} maxValue={MAX_AMOUNT} />}
      </DraftField>
      {change !== null && (
        <output className={styles.change} data-tone={change < 0 ? 'caution' : undefined}>
          <span className={plain}>{change < 0 ? messages.cashMissing : messages.changeBack}</span>{' '}
          <bdi dir="ltr" className={styles.changeAmount}>
            {formatMoney(Math.abs(change))}
          </bdi>
        </output>
      )}
    </div>
  );
}

/** The change for the cash that is given: less than zero while some is missing, and null where none was entered. */
export function useChange(): MinorUnits | null {
  const [cashGiven, pocketCash, accountCash] = useWatch<
    SaleDraft,
    ['cashGiven', 'pocketCash', 'accountCash']
  >({
    name: ['cashGiven', 'pocketCash', 'accountCash'],
  });
  const { now } = useSaleTotals();
  return cashGiven !== null && isPaidInCash({ pocketCash, accountCash }, now)
    ? cashGiven - (pocketCash ?? 0)
    : null;
}
