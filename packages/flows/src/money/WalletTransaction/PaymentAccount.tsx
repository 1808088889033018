import { type Effect, useUI } from '@handset/ui';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Key } from '../../form/Key.tsx';
import { plain } from '../../form/layout.css.ts';
import * as styles from './PaymentFields.css.ts';

interface PaymentAccountProps {
  name: string;
  icon: ReactNode;
  /** The key that does the same as a press. */
  shortcut: string | undefined;
  /** The balance as text, where it is known. */
  balance: string | undefined;
  /** Effect of the payment on the account. Undefined while it is not part of the payment. */
  effect: Effect | undefined;
  /** Its part of a payment from two accounts, as text. */
  part: string | undefined;
  onPress: () => void;
  isDisabled: boolean;
}

/** An account that a payment goes through, with its balance before and after. */
export function PaymentAccount(props: PaymentAccountProps) {
  const { name, icon, shortcut, balance, effect, part } = props;
  const { messages } = useUI();
  return (
    <ToggleButton
      className={styles.account}
      isSelected={effect !== undefined}
      isDisabled={props.isDisabled}
      onPress={props.onPress}
    >
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <span className={styles.words}>
        <span className={styles.head}>
          <span className={styles.name}>{name}</span>
          {part === undefined ? null : (
            <span className={styles.part}>
              {' · '}
              <bdi dir="ltr" className={plain}>
                {part}
              </bdi>
            </span>
          )}
        </span>
        <bdi dir="ltr" className={styles.balance} data-tone={effect?.tone}>
          {effect ? (
            <>
              {effect.from === undefined ? null : (
                <>
                  {effect.from}{' '}
                  <ArrowRight
                    size={12}
                    strokeWidth={1.75}
                    className={styles.becomes}
                    role="img"
                    aria-label={messages.becomes}
                  />{' '}
                </>
              )}
              <span className={styles.after}>{effect.to}</span>
            </>
          ) : (
            balance
          )}
        </bdi>
      </span>
      {/* Both balances need its room. */}
      {shortcut === undefined || effect ? null : <Key isHint>{shortcut}</Key>}
    </ToggleButton>
  );
}
