import type { Subscription, SubscriptionState } from '@handset/domain';
import { Badge, Card, Stat, type Tone, useWords } from '@handset/ui';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { figures } from './SubscriptionStatus.css.ts';
import { subscriptionWords } from './subscriptionWords.ts';

const tones: Record<SubscriptionState, Tone> = {
  free: 'neutral',
  active: 'positive',
  'due-soon': 'caution',
  grace: 'caution',
  overdue: 'critical',
};

/** The plan, its price, and until when it is paid. */
export function SubscriptionStatus({ subscription }: { subscription: Subscription }) {
  const words = useWords(subscriptionWords);
  const format = useFormat();
  const { plan, nextDue, daysLeft, state } = subscription;
  if (!plan && !nextDue) return <Card title={words.plan} description={words.noPlan} />;
  return (
    <div className={figures}>
      <Stat
        label={words.plan}
        value={plan?.name ?? '—'}
        description={plan ? words.per(format.money(plan.price), plan.months) : undefined}
      />
      <Stat
        label={words.nextDue}
        value={nextDue ? format.day(nextDue) : '—'}
        description={daysLeft === null ? undefined : words.left(daysLeft)}
        tone={tones[state]}
      />
      <Stat label={words.state} value={<Badge tone={tones[state]}>{words.states[state]}</Badge>} />
    </div>
  );
}
