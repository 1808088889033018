import type { MinorUnits, PaymentSplit } from '@handset/domain';
import { Button, Inline } from '@handset/ui';
import { HandCoins } from 'lucide-react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { BankAccount, Listing } from '../embedding/embedding.ts';
import { useFlows } from '../FlowsProvider/FlowsProvider.tsx';
import { useFieldsDisabled } from '../form/Field.tsx';
import { Section } from '../form/Section.tsx';
import { useMessages } from '../messages/useMessages.ts';
import { PaymentFields } from '../WalletTransaction/PaymentFields.tsx';
import type { SaleDraft } from './saleDraft.ts';
import { saleMessages } from './saleMessages.ts';
import { usePayAll } from './usePayAll.ts';
import { useSaleTotals } from './useSaleTotals.ts';

/** What the payment section is given; balances in minor units. */
export interface SalePaymentProps {
  banks: Listing<BankAccount>;
  pocketBalance?: MinorUnits | undefined;
}

/** Where the money of the sale goes to, or comes from when a dearer phone came in. */
export function SalePayment({ banks, pocketBalance }: SalePaymentProps) {
  const messages = useMessages(saleMessages);
  const { formatMoney } = useFlows();
  const isDisabled = useFieldsDisabled();
  const form = useFormContext<SaleDraft>();
  const { setValue } = form;
  const payAll = usePayAll(form);
  const { errors } = useFormState<SaleDraft>();
  const [pocketCash, accountCash, bankAccountUsed] = useWatch<
    SaleDraft,
    ['pocketCash', 'accountCash', 'bankAccountUsed']
  >({ name: ['pocketCash', 'accountCash', 'bankAccountUsed'] });
  const { now } = useSaleTotals();
  const isOut = now < 0;
  const due = Math.abs(now);
  const isChosen = pocketCash !== null || accountCash !== null;

  const choose = (split: PaymentSplit | null) => {
    const bank = banks.items.find(({ _id }) => _id === split?.bankAccountUsed);
    setValue('bankAccountUsed', bank?._id ?? '');
    setValue('bankName', bank?.bankName ?? '');
    setValue('accountCash', split?.accountCash ?? null);
    setValue('pocketCash', split?.pocketCash ?? null);
  };

  return (
    <Section title={messages.payment}>
      <Inline gap={3} align="start" isWrapping>
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
          onChange={choose}
          due={due}
          direction={isOut ? 'out' : 'in'}
          banks={banks}
          pocketBalance={pocketBalance}
          buttonLabel={isOut ? messages.proceedOut : messages.proceed}
          errorMessage={errors.pocketCash?.message}
          isDisabled={isDisabled}
        />
        {due > 0 && (pocketCash ?? 0) + (accountCash ?? 0) !== due && (
          <Button
            variant="quiet"
            icon={<HandCoins size={18} strokeWidth={1.75} />}
            isDisabled={isDisabled}
            onPress={payAll}
          >
            {isOut ? messages.allFromPocket(formatMoney(due)) : messages.allToPocket(formatMoney(due))}
          </Button>
        )}
      </Inline>
    </Section>
  );
}
