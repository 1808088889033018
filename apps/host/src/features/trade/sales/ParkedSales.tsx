import { WALK_IN_NAME } from '@handset/domain';
import { Button, Card, useWords, VisuallyHidden } from '@handset/ui';
import { Fragment, useRef, useState } from 'react';
import { useAgo } from '../../../kit/format/useAgo.ts';
import { useFormat } from '../../../kit/format/useFormat.ts';
import * as styles from './ParkedSales.css.ts';
import type { SaleSummary } from './parkedSale.ts';
import { saleWords } from './saleWords.ts';
import { useTakeUp } from './useTakeUp.ts';
import { useUnfinishedSales } from './useUnfinishedSales.ts';

/**
 * Unfinished sales besides the open one, each to be continued or discarded: those of the user on this device, then the
 * shop's parked ones. The newest come first.
 */
export function ParkedSales({ besides }: { besides: string }) {
  const words = useWords(saleWords);
  const unfinished = useUnfinishedSales(besides);
  const takeUp = useTakeUp(besides);
  if (!unfinished) return null;
  const own = unfinished.here.map(
    (sale): EntryProps => ({
      id: sale.id,
      summary: sale.summary,
      since: sale.changedAt,
      onContinue: () => takeUp.proceed(sale.id),
      onDiscard: sale.isSent ? undefined : (name) => takeUp.discard(sale.id, name),
    }),
  );
  const others = unfinished.parked.map(
    (sale): EntryProps => ({
      id: sale._id,
      summary: { ...sale, name: sale.name ?? undefined },
      since: Date.parse(sale.parkedAt),
      parkedBy: sale.parkedBy.name,
      onContinue: () => takeUp.proceedParked(sale),
      onDiscard: (name) => takeUp.discardParked(sale, name),
    }),
  );
  // One list: a sale that comes here from the server keeps its entry, and focus with it.
  const entries = [...own, ...others];
  if (entries.length === 0) return null;
  return (
    <Card level={3} title={words.unfinished}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <Entry key={entry.id} {...entry} />
        ))}
      </ul>
    </Card>
  );
}

interface EntryProps {
  id: string;
  summary: SaleSummary;
  /** In milliseconds. */
  since: number;
  parkedBy?: string | undefined;
  onContinue: () => Promise<void>;
  onDiscard: ((name: string) => Promise<void>) | undefined;
}

function Entry({ summary, since, parkedBy, onContinue, onDiscard }: EntryProps) {
  const words = useWords(saleWords);
  const format = useFormat();
  const ago = useAgo();
  const { phones, accessories } = summary;
  const name = summary.name === WALK_IN_NAME ? words.walkIn : (summary.name ?? words.noCustomer);
  const entry = useRef<HTMLLIElement>(null);
  const [isComing, setComing] = useState(false);
  const proceed = async () => {
    setComing(true);
    await onContinue();
    setComing(false);
  };
  const facts = [
    phones > 0 ? words.phoneCount(format.count(phones)) : null,
    accessories > 0 ? words.accessories(accessories) : null,
    parkedBy === undefined ? null : words.parkedBy(parkedBy),
    ago(since),
  ];
  return (
    <li ref={entry} className={styles.entry}>
      <span className={styles.facts}>
        <bdi>{name}</bdi>
        {facts
          .filter((fact) => fact !== null)
          .map((fact) => (
            <Fragment key={fact}>
              {' · '}
              <bdi>{fact}</bdi>
            </Fragment>
          ))}
      </span>
      <Button size="small" isPending={isComing} onPress={() => void proceed()}>
        {words.proceed} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      {onDiscard ? (
        <Button
          size="small"
          variant="quiet"
          onPress={() => {
            goBeside(entry.current);
            void onDiscard(name);
          }}
        >
          {words.discard} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      ) : null}
    </li>
  );
}

/** Moves focus from an entry that goes away to the one beside it, or else to the first field of the sale. */
function goBeside(entry: Element | null): void {
  const beside = entry?.nextElementSibling ?? entry?.previousElementSibling;
  const next = beside?.querySelector('button') ?? entry?.closest('[role=dialog]')?.querySelector('input');
  next?.focus();
}
