import type { Dashboard } from '@handset/domain';
import { Amount, Card, Link, useWords } from '@handset/ui';
import { dashboardWords } from './dashboardWords.ts';
import * as styles from './MoneyHeld.css.ts';

interface MoneyHeldProps {
  data: Dashboard;
  /** Whether figures of zero are shown. */
  isZeroShown: boolean;
}

/** Money in the drawer and in banks, and what is owed to the shop and by it. */
export function MoneyHeld({ data, isZeroShown }: MoneyHeldProps) {
  const words = useWords(dashboardWords);
  const figures = [
    { label: words.pocketCash, amount: data.pocketCash, href: '/app/dashboard/pocketCashTransactions/cash' },
    { label: words.banks, amount: data.banks, href: '/app/dashboard/wallet' },
    { label: words.weGet, amount: data.receivable, href: '/app/dashboard/partyLedger?side=receivable' },
    { label: words.weOwe, amount: data.payable, href: '/app/dashboard/partyLedger?side=payable' },
  ].filter(({ amount }) => isZeroShown || amount !== 0);
  if (figures.length === 0) return null;
  return (
    <Card padding="none">
      <section className={styles.figures} aria-label={words.money}>
        {figures.map(({ label, amount, href }) => (
          <div key={href} className={styles.figure}>
            <Link tone="plain" href={href}>
              {label}
              <span className={styles.amount}>
                <Amount minor={amount} />
              </span>
            </Link>
          </div>
        ))}
      </section>
    </Card>
  );
}
