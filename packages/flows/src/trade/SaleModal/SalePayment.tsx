import type { MinorUnits } from '@handset/domain';
import { useWords } from '@handset/ui';
import { useFormState, useWatch } from 'react-hook-form';
import type { BankAccount, Listing } from '../../form/embedding.ts';
import { useFieldsDisabled } from '../../form/Field.tsx';
import { PaymentFields, type PaymentFieldsProps } from '../../money/WalletTransaction/PaymentFields.tsx';
import type { SaleDraft } from './saleDraft.ts';
import { saleMessages } from './saleMessages.ts';
import { useSaleTotals } from './useSaleTotals.ts';

/** Props of the payment. Balances are in minor units. */
export interface SalePaymentProps {
  banks: Listing<BankAccount>;
  pocketBalance?: MinorUnits | undefined;
}

/** Destination of the sale's money, or its source when the exchanged phone is worth more. */
export function SalePayment(
  props: SalePaymentProps & Pick<PaymentFieldsProps, 'onChange' | 'isWalletOpen' | 'onWalletOpenChange'>,
) {
  const messages = useWords(saleMessages);
  const { errors } = useFormState<SaleDraft>();
  const [pocketCash, accountCash, bankAccountUsed] = useWatch<
    SaleDraft,
    ['pocketCash', 'accountCash', 'bankAccountUsed']
  >({ name: ['pocketCash', 'accountCash', 'bankAccountUsed'] });
  const { now } = useSaleTotals();
  const isOut = now < 0;
  const isChosen = pocketCash !== null || accountCash !== null;
  return (
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
      errorMessage={errors.pocketCash?.message}
      isDisabled={useFieldsDisabled()}
    />
  );
}
