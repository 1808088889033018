import { useWords } from '@handset/ui';
import { useWatch } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import { PayBar } from '../../money/WalletTransaction/PayBar.tsx';
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

/** The amount that changes hands now, the change, and the choice of the payment, above the buttons of the sale on a phone. */
export function SalePayBar({ payAll, openWallet, ...rest }: SalePayBarProps) {
  const messages = useWords(saleMessages);
  const common = useWords(commonMessages);
  const { formatMoney } = useFlows();
  const { due, now } = useSaleTotals();
  const change = useChange();
  const [pocketCash, accountCash, bankName] = useWatch<SaleDraft, ['pocketCash', 'accountCash', 'bankName']>({
    name: ['pocketCash', 'accountCash', 'bankName'],
  });
  return (
    <PayBar
      {...rest}
      term={now === due ? messages.amountDue : now < 0 ? messages.payOut : common.payableNow}
      amount={Math.abs(now)}
      note={
        change === null ? null : (
          <span className={styles.payBarChange}>
            {change < 0 ? messages.cashMissing : messages.changeBack}{' '}
            <bdi dir="ltr" className={styles.amount}>
              {formatMoney(Math.abs(change))}
            </bdi>
          </span>
        )
      }
      paidThrough={[pocketCash ? messages.pocketCash : undefined, accountCash ? bankName : undefined]}
      isByBank={Boolean(accountCash)}
      walletLabel={now < 0 ? messages.proceedOut : messages.proceed}
      isDue={now !== 0}
      onPayAll={payAll}
      onWallet={openWallet}
    />
  );
}
