import { type MinorUnits, type PaymentSplit, paymentRule, ruleMessage } from '@handset/domain';
import { Button, Effects, Stack, Text } from '@handset/ui';
import { Wallet } from 'lucide-react';
import { useState } from 'react';
import type { BankAccount, Listing } from '../embedding/embedding.ts';
import { useFlows } from '../FlowsProvider/FlowsProvider.tsx';
import * as layout from '../form/layout.css.ts';
import { useLate } from '../form/useLate.ts';
import { useMessages } from '../messages/useMessages.ts';
import { paymentEffects } from './paymentEffects.ts';
import { WalletTransaction } from './WalletTransaction.tsx';
import { walletMessages } from './walletMessages.ts';

/** Props of PaymentFields. */
export interface PaymentFieldsProps {
  /** The payment chosen so far. */
  value: PaymentSplit | null;
  /** Called with the chosen payment, or null when it was cleared. */
  onChange: (split: PaymentSplit | null) => void;
  /** The amount that must be met, in minor units. */
  due: MinorUnits;
  /** Whether the money leaves the shop or comes in. @default 'out' */
  direction?: 'out' | 'in' | undefined;
  /** The bank accounts. */
  banks: Listing<BankAccount>;
  /** What is in the till, in minor units. */
  pocketBalance?: MinorUnits | undefined;
  /** Whether the till and banks may go below zero: a warning says that they do. False refuses it. @default true */
  canGoBelowZero?: boolean | undefined;
  /** The words of the button while nothing is chosen. @default 'Proceed To Pay' */
  buttonLabel?: string | undefined;
  /** What is wrong. */
  errorMessage?: string | undefined;
  /** Whether it can be used. */
  isDisabled?: boolean | undefined;
  /** The name in the form, under which the summary finds the button. @default 'payment' */
  name?: string | undefined;
}

/** The button that opens the wallet, and what was chosen there. */
export function PaymentFields(props: PaymentFieldsProps) {
  const {
    value,
    onChange,
    due,
    direction = 'out',
    banks,
    pocketBalance,
    canGoBelowZero,
    isDisabled,
    name = 'payment',
  } = props;
  const messages = useMessages(walletMessages);
  const { locale, formatMoney } = useFlows();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const isDue = useLate(due !== 0);
  const broken = value && paymentRule(due, value);
  const error = props.errorMessage ?? (broken ? ruleMessage(broken.rule, locale) : undefined);
  const effects = value
    ? paymentEffects(value, {
        direction,
        banks: banks.items,
        pocketBalance,
        pocketName: messages.pocketCash,
        unknownBank: messages.methods.bank,
        formatMoney,
      })
    : [];
  const overdrawn = direction === 'out' ? effects.filter(({ tone }) => tone === 'critical') : [];
  if (!isDue) return <Text tone="muted">{messages.nothingToPay}</Text>;
  return (
    <div data-field={name} className={layout.plain}>
      <Stack gap={3} align="start">
        <Button
          icon={<Wallet size={18} strokeWidth={1.75} />}
          onPress={() => {
            setOpened(true);
            setOpen(true);
          }}
          isDisabled={isDisabled ?? false}
        >
          {value ? messages.changePayment : (props.buttonLabel ?? messages.proceedToPay)}
        </Button>
        {effects.length > 0 ? <Effects effects={effects} /> : null}
        {overdrawn.map(({ label }) => (
          <Text key={label} tone="caution" size={1}>
            {messages.belowZero(label)}
          </Text>
        ))}
        {error ? (
          <Text tone="critical" size={1}>
            {error}
          </Text>
        ) : null}
      </Stack>
      {/* The amount changes with every key in a price: nothing is drawn for it that nobody has asked for. */}
      {wasOpened ? (
        <WalletTransaction
          isOpen={isOpen}
          onSubmit={async (split) => {
            onChange(split);
            setOpen(false);
          }}
          onClear={() => onChange(null)}
          onCancel={() => setOpen(false)}
          {...{ due, direction, value, banks, pocketBalance, canGoBelowZero }}
        />
      ) : null}
    </div>
  );
}
