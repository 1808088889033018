import type { MinorUnits } from '@handset/domain';
import { Button, Menu, MenuItem, useWords } from '@handset/ui';
import { Banknote, ChevronDown, Landmark } from 'lucide-react';
import { createContext, type ReactNode, useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { useFlows } from '../../base/useFlows.ts';
import type { WalletLists } from '../../form/embedding.ts';
import * as styles from './PayBar.css.ts';
import * as fields from './PaymentFields.css.ts';
import { walletMessages } from './walletMessages.ts';

interface PayBarProps extends WalletLists {
  /** What the amount is. */
  term: string;
  /** In minor units. */
  amount: MinorUnits;
  /** What is said below the amount. */
  note?: ReactNode;
  /** Names of the accounts that are chosen. */
  paidThrough: readonly (string | undefined)[];
  isByBank: boolean;
  /** Label of the wallet in the menu. */
  walletLabel: string;
  /** Whether there is something to pay now. */
  isDue: boolean;
  /** Pays all through a bank, or through pocket cash. */
  onPayAll: (bankId: string | undefined) => void;
  onWallet: () => void;
  isDisabled: boolean;
}

const icon = { size: 18, strokeWidth: 1.75 };
const WALLET = 'wallet';

/** The amount, and pocket cash and the other ways to pay it, above the buttons of a dialog on a phone. */
export function PayBar(props: PayBarProps) {
  const { banks, pocketBalance, onPayAll, onWallet } = props;
  const messages = useWords(walletMessages);
  const { formatMoney } = useFlows();
  const shown = (balance: MinorUnits | undefined) =>
    balance === undefined ? undefined : formatMoney(balance);
  const accounts = props.paidThrough.filter(Boolean).join(' + ');
  const isInCash = accounts !== '' && !props.isByBank;
  return (
    <section className={styles.bar} aria-label={messages.amountAndPayment}>
      <p className={styles.due}>
        <span className={styles.term}>{props.term}</span>
        <bdi dir="ltr" className={styles.amount}>
          {formatMoney(props.amount)}
        </bdi>
        {props.note}
      </p>
      {props.isDue ? (
        <div className={styles.accounts}>
          <ToggleButton
            className={fields.cash}
            {...(props.isByBank ? { 'aria-label': messages.pocketCash } : {})}
            isSelected={isInCash}
            isDisabled={props.isDisabled}
            onPress={() => onPayAll(undefined)}
          >
            <span className={fields.icon} aria-hidden>
              <Banknote {...icon} />
            </span>
            {props.isByBank ? null : (
              <span className={fields.words}>
                <span className={fields.name}>{messages.pocketCash}</span>{' '}
                <bdi dir="ltr" className={fields.balance}>
                  {shown(pocketBalance)}
                </bdi>
              </span>
            )}
          </ToggleButton>
          <Menu
            placement="top end"
            onAction={(id) => (id === WALLET ? onWallet() : onPayAll(id))}
            trigger={
              <Button
                aria-label={props.isByBank ? undefined : messages.otherPayment}
                isDisabled={props.isDisabled}
              >
                {props.isByBank ? accounts : null} <ChevronDown {...icon} aria-hidden />
              </Button>
            }
          >
            {banks.items.map((bank) => (
              <MenuItem
                key={bank._id}
                id={bank._id}
                icon={<Landmark {...icon} />}
                description={shown(bank.balance)}
              >
                {bank.bankName}
              </MenuItem>
            ))}
            <MenuItem id={WALLET}>{props.walletLabel}</MenuItem>
          </Menu>
        </div>
      ) : null}
    </section>
  );
}

/** The place of the bar among the buttons of a dialog; null while there is none. */
export const PayBarPlace = createContext<HTMLElement | null>(null);

/** A place for the bar of the payment fields in a dialog: provide `place`, and render `element` before its buttons. */
export function usePayBarPlace(): { place: HTMLElement | null; element: ReactNode } {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return { place, element: <div ref={setPlace} className={styles.place} /> };
}
