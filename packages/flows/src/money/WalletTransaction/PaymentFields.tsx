import { type MinorUnits, type PaymentSplit, paymentRule, ruleMessage } from '@handset/domain';
import { Button, Effects, Text, useWords } from '@handset/ui';
import { Banknote, Landmark, Split } from 'lucide-react';
import { useContext, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFlowSettings, useFlows } from '../../base/useFlows.ts';
import type { BankAccount, Listing } from '../../form/embedding.ts';
import { useFormKeys } from '../../form/FormKeys.tsx';
import { useLatest } from '../../form/useLatest.ts';
import { BelowZero } from '../wallets/BelowZero.tsx';
import { PayBar, PayBarPlace } from './PayBar.tsx';
import { PaymentAccount } from './PaymentAccount.tsx';
import * as styles from './PaymentFields.css.ts';
import { paymentEffects } from './paymentEffects.ts';
import { MAX_BANK_KEYS, paymentKeys, wholePayment } from './paymentSplit.ts';
import { useWholePayment } from './useWholePayment.ts';
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
  /** Cash in the till, in minor units. */
  pocketBalance?: MinorUnits | undefined;
  /** Whether the till and banks may go below zero: a warning says that they do. False refuses it. @default that of the provider */
  canGoBelowZero?: boolean | undefined;
  /** The words of the button while nothing is chosen. @default 'Proceed To Pay' */
  buttonLabel?: string | undefined;
  /** Words of the amount in the bar of a phone, in a dialog that has a place for it. */
  barLabel?: string | undefined;
  /** Error message. */
  errorMessage?: string | undefined;
  /** Whether it can be used. */
  isDisabled?: boolean | undefined;
  /** Whether the wallet is open (controlled). */
  isWalletOpen?: boolean | undefined;
  /** Called when the wallet opens or closes. */
  onWalletOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The name in the form, under which the summary finds the button. @default 'payment' */
  name?: string | undefined;
}

const icon = { size: 18, strokeWidth: 1.75 };
const noPayment: PaymentSplit = { pocketCash: 0, accountCash: 0 };

/**
 * The accounts, of which one press pays all, and the button that opens the wallet for a split. In a form, F4 and
 * Alt 1 to Alt 9 do the same.
 */
export function PaymentFields(props: PaymentFieldsProps) {
  const settings = useFlowSettings();
  const {
    value,
    onChange,
    due,
    direction = 'out',
    banks,
    pocketBalance,
    canGoBelowZero = settings.canGoBelowZero,
    isDisabled = false,
    name = 'payment',
  } = props;
  const messages = useWords(walletMessages);
  const { locale, formatMoney } = useFlows();
  const [isOpenHere, setOpenHere] = useState(false);
  const isOpen = props.isWalletOpen ?? isOpenHere;
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  const setOpen = (isWanted: boolean) => {
    setOpenHere(isWanted);
    props.onWalletOpenChange?.(isWanted);
  };
  const openWallet = () => setOpen(true);
  const broken = value && paymentRule(due, value);
  const error = props.errorMessage ?? (broken ? ruleMessage(broken.rule, locale) : undefined);
  const context = {
    direction,
    banks: banks.items,
    pocketBalance,
    pocketName: messages.pocketCash,
    unknownBank: messages.methods.bank,
    formatMoney,
  };
  const { pocketCash, accountCash, bankAccountUsed } = value ?? noPayment;
  const [pocketEffect] = paymentEffects({ pocketCash, accountCash: 0 }, context);
  const bankEffects = paymentEffects({ pocketCash: 0, accountCash, bankAccountUsed }, context);
  const effects = pocketEffect ? [pocketEffect, ...bankEffects] : bankEffects;
  const overdrawn = direction === 'out' ? effects.filter(({ tone }) => tone === 'critical') : [];
  const shownBanks = banks.items.slice(0, MAX_BANK_KEYS);

  const isCovered = (amount: MinorUnits, bankId: string | undefined) => {
    const balance = bankId ? banks.items.find(({ _id }) => _id === bankId)?.balance : pocketBalance;
    return canGoBelowZero || direction === 'in' || balance === undefined || balance >= amount;
  };
  const payAll = (bankId: string | undefined) => {
    if (due === 0 || isDisabled) return;
    if (isCovered(due, bankId)) onChange(wholePayment(due, bankId));
    else openWallet();
  };
  useWholePayment({ value, due, direction, onChange, isCovered, isFrozen: isDisabled || isOpen });
  const latestPayAll = useLatest(payAll);
  const keys = useMemo(
    () => paymentKeys(banks.items, (bankId) => latestPayAll.current(bankId)),
    [banks.items, latestPayAll],
  );
  const hasKeys = useFormKeys(keys);
  const place = useContext(PayBarPlace);
  if (due === 0) return <Text tone="muted">{messages.nothingToPay}</Text>;

  const walletLabel = value ? messages.changePayment : (props.buttonLabel ?? messages.proceedToPay);
  const bar =
    place && props.barLabel
      ? createPortal(
          <PayBar
            {...{ banks, pocketBalance, isDisabled, walletLabel }}
            term={props.barLabel}
            amount={due}
            paidThrough={[
              pocketCash > 0 ? messages.pocketCash : undefined,
              accountCash > 0 ? banks.items.find(({ _id }) => _id === bankAccountUsed)?.bankName : undefined,
            ]}
            isByBank={accountCash > 0}
            isDue
            onPayAll={payAll}
            onWallet={openWallet}
          />,
          place,
        )
      : null;

  const shownBalance = (balance: MinorUnits | undefined) =>
    balance === undefined ? undefined : formatMoney(balance);
  const isSplit = pocketCash > 0 && accountCash > 0;
  return (
    <div data-field={name} className={styles.payment}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings the browser's frame and its own minimum width */}
      <div className={styles.accounts} role="group" aria-label={messages.payment}>
        <PaymentAccount
          name={messages.pocketCash}
          icon={<Banknote {...icon} />}
          shortcut={hasKeys ? 'F4' : undefined}
          balance={shownBalance(pocketBalance)}
          effect={pocketEffect}
          part={isSplit ? formatMoney(pocketCash) : undefined}
          onPress={() => payAll(undefined)}
          isDisabled={isDisabled}
        />
        {shownBanks.map((bank, index) => (
          <PaymentAccount
            key={bank._id}
            name={bank.bankName}
            icon={<Landmark {...icon} />}
            shortcut={hasKeys ? `Alt ${index + 1}` : undefined}
            balance={shownBalance(bank.balance)}
            effect={bank._id === bankAccountUsed ? bankEffects[0] : undefined}
            part={isSplit && bank._id === bankAccountUsed ? formatMoney(accountCash) : undefined}
            onPress={() => payAll(bank._id)}
            isDisabled={isDisabled}
          />
        ))}
      </div>
      <Button icon={<Split {...icon} />} onPress={openWallet} isDisabled={isDisabled}>
        {walletLabel}
      </Button>
      {shownBanks.some(({ _id }) => _id === bankAccountUsed) || bankEffects.length === 0 ? null : (
        <Effects effects={bankEffects} />
      )}
      <BelowZero accounts={overdrawn} canGoBelowZero={canGoBelowZero} />
      {error ? (
        <Text tone="critical" size={1}>
          {error}
        </Text>
      ) : null}
      {bar}
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
