import { Button, Menu, MenuItem, useWords } from '@handset/ui';
import { Banknote, ChevronDown, Landmark } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useFlows } from '../../form/useFlows.ts';
import * as styles from './SaleModal.css.ts';
import { type SalePaymentProps, useChange } from './SalePayment.tsx';
import type { SaleDraft } from './saleDraft.ts';
import { saleMessages } from './saleMessages.ts';
import type { SalePaymentActions } from './useSalePayment.ts';
import { useSaleTotals } from './useSaleTotals.ts';

interface SalePayBarProps extends SalePaymentProps {
  payAll: SalePaymentActions['payAll'];
  openWallet: () => void;
  isDisabled: boolean;
}

const icon = { size: 18, strokeWidth: 1.75 };
const POCKET = 'pocket';
const WALLET = 'wallet';

/** The amount due, the change, and the choice of the payment, above the buttons of the sale on a phone. */
export function SalePayBar({ banks, pocketBalance, payAll, openWallet, isDisabled }: SalePayBarProps) {
  const messages = useWords(saleMessages);
  const { formatMoney } = useFlows();
  const { due, now } = useSaleTotals();
  const change = useChange();
  const [pocketCash, accountCash, bankName] = useWatch<SaleDraft, ['pocketCash', 'accountCash', 'bankName']>({
    name: ['pocketCash', 'accountCash', 'bankName'],
  });
  const paidThrough = [...(pocketCash ? [messages.pocketCash] : []), ...(accountCash ? [bankName] : [])];
  const shown = (balance: number | undefined) =>
    balance === undefined ? {} : { description: formatMoney(balance) };

  const onAction = (id: string) => {
    if (id === WALLET) openWallet();
    else payAll(id === POCKET ? undefined : id);
  };
  return (
    <div className={styles.payBar}>
      <p className={styles.payBarDue}>
        <span className={styles.dueTerm}>{messages.amountDue}</span>
        <bdi dir="ltr" className={styles.payBarAmount}>
          {formatMoney(due)}
        </bdi>
        {change !== null && (
          <span className={styles.payBarChange}>
            {change < 0 ? messages.cashMissing : messages.changeBack}{' '}
            <bdi dir="ltr" className={styles.amount}>
              {formatMoney(Math.abs(change))}
            </bdi>
          </span>
        )}
      </p>
      {now !== 0 && (
        <Menu
          placement="top end"
          onAction={onAction}
          trigger={
            <Button
              size="large"
              icon={accountCash ? <Landmark {...icon} /> : <Banknote {...icon} />}
              isDisabled={isDisabled}
            >
              {paidThrough.join(' + ') || messages.payment} <ChevronDown {...icon} aria-hidden />
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
          <MenuItem id={WALLET}>{now < 0 ? messages.proceedOut : messages.proceed}</MenuItem>
        </Menu>
      )}
    </div>
  );
}
