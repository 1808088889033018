import type { MinorUnits } from '@handset/domain';
import { Button, Menu, MenuItem, useWords } from '@handset/ui';
import { Banknote, ChevronDown, Landmark } from 'lucide-react';
import { createContext, type ReactNode, useState } from 'react';
import { useFlows } from '../../base/useFlows.ts';
import type { WalletLists } from '../../form/embedding.ts';
import * as styles from './PayBar.css.ts';
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
const POCKET = 'pocket';
const WALLET = 'wallet';

/** The amount and the choice of its payment, above the buttons of a dialog on a phone. */
export function PayBar(props: PayBarProps) {
  const { banks, pocketBalance, onPayAll, onWallet } = props;
  const messages = useWords(walletMessages);
  const { formatMoney } = useFlows();
  const shown = (balance: MinorUnits | undefined) =>
    balance === undefined ? {} : { description: formatMoney(balance) };
  const onAction = (id: string) => {
    if (id === WALLET) onWallet();
    else onPayAll(id === POCKET ? undefined : id);
  };
  return (
    <div className={styles.bar}>
      <p className={styles.due}>
        <span className={styles.term}>{props.term}</span>
        <bdi dir="ltr" className={styles.amount}>
          {formatMoney(props.amount)}
        </bdi>
        {props.note}
      </p>
      {props.isDue ? (
        <Menu
          placement="top end"
          onAction={onAction}
          trigger={
            <Button
              size="large"
              icon={props.isByBank ? <Landmark {...icon} /> : <Banknote {...icon} />}
              isDisabled={props.isDisabled}
            >
              {props.paidThrough.filter(Boolean).join(' + ') || messages.payment}{' '}
              <ChevronDown {...icon} aria-hidden />
            </Button>
          }
        >
          <MenuItem id={POCKET} icon={<Banknote {...icon} />} {...shown(pocketBalance)}>
            {messages.pocketCash}
          </MenuItem>
          {banks.items.map((bank) => (
            <MenuItem key={bank._id} id={bank._id} icon={<Landmark {...icon} />} {...shown(bank.balance)}>
              {bank.bankName}
            </MenuItem>
          ))}
          <MenuItem id={WALLET}>{props.walletLabel}</MenuItem>
        </Menu>
      ) : null}
    </div>
  );
}

/** The place of the bar among the buttons of a dialog; null while there is none. */
export const PayBarPlace = createContext<HTMLElement | null>(null);

/** A place for the bar of the payment fields in a dialog: provide `place`, and render `element` before its buttons. */
export function usePayBarPlace(): { place: HTMLElement | null; element: ReactNode } {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return { place, element: <div ref={setPlace} className={styles.place} /> };
}
