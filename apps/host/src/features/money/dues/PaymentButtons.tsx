import { Button, useWords } from '@handset/ui';
import * as styles from '../../../kit/lists/filters.css.ts';
import { billWords } from './billWords.ts';

interface PaymentButtonsProps {
  /** The party's balance in minor units; below zero the shop owes. */
  balance: number;
  onPay: (direction: 'in' | 'out') => void;
}

/** Pays a party and receives from it. The one that settles the balance stands out, and R presses it. */
export function PaymentButtons({ balance, onPay }: PaymentButtonsProps) {
  const words = useWords(billWords);
  const settles = balance < 0 ? 'out' : 'in';
  return (
    <div className={styles.firstOnPhone}>
      {(['out', 'in'] as const).map((direction) => (
        <Button
          key={direction}
          variant={direction === settles ? 'primary' : 'secondary'}
          data-opens={direction === settles ? 'payment' : undefined}
          onPress={() => onPay(direction)}
        >
          {direction === 'out' ? words.pay : words.receive}
        </Button>
      ))}
    </div>
  );
}
