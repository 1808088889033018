import { formatImei, type LeftOut, type LeftOutReason } from '@handset/domain';
import { Banner, Button, Disclosure, Text, useWords } from '@handset/ui';
import { useFieldsDisabled } from '../../form/Field.tsx';
import * as layout from '../../form/layout.css.ts';
import * as styles from './BulkPurchase.css.ts';
import type { BulkMessages } from './bulkMessages.ts';
import { bulkMessages } from './bulkMessages.ts';
import type { EntryReport as Report } from './useUnitEntry.ts';

/** Maximum number of skipped lines listed. */
const MAX_LISTED = 100;

/** Counts the skipped lines by reason: `12 left out: 3 blank lines, 9 in stock already`. */
export function leftOutText(leftOut: readonly LeftOut[], messages: BulkMessages): string {
  const counts = new Map<LeftOutReason, number>();
  for (const { reason } of leftOut) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const reasons = [...counts].map(([reason, count]) => messages.leftOutReasons[reason](count));
  return `${messages.leftOut(leftOut.length)}: ${reasons.join(', ')}`;
}

/**
 * The result of a pasted list or of the last scans: the number entered, and the skipped ones with reasons.
 */
export function EntryReport({ report, onDismiss }: { report: Report; onDismiss: () => void }) {
  const messages = useWords(bulkMessages);
  const isDisabled = useFieldsDisabled();
  const { entered, leftOut, undo } = report;
  const hasLost = leftOut.some(({ reason }) => reason === 'lost');
  const title = [
    ...(entered > 0 || leftOut.length === 0 || undo ? [messages.entered(entered)] : []),
    ...(leftOut.length > 0 ? [leftOutText(leftOut, messages)] : []),
  ].join(' · ');
  return (
    <Banner
      tone={leftOut.length > 0 ? 'caution' : 'positive'}
      title={title}
      onDismiss={onDismiss}
      actions={
        undo ? (
          <Button size="small" isDisabled={isDisabled} onPress={undo}>
            {messages.undo}
          </Button>
        ) : undefined
      }
    >
      {hasLost ? messages.lostDigits : null}
      {leftOut.length > 0 ? (
        <Disclosure title={messages.showLeftOut}>
          <ul className={styles.leftOut}>
            {listed(leftOut).map(({ key, line, text, reason }) => (
              <li key={key} className={layout.plain}>
                {messages.line(line)}:{' '}
                <bdi dir="ltr" className={layout.plain}>
                  {formatImei(text)}
                </bdi>{' '}
                {text ? '· ' : ''}
                {messages.reasonLine[reason]}
              </li>
            ))}
          </ul>
          {leftOut.length > MAX_LISTED ? (
            <Text tone="muted" size={1}>
              {messages.moreLeftOut(leftOut.length - MAX_LISTED)}
            </Text>
          ) : null}
        </Disclosure>
      ) : null}
    </Banner>
  );
}

/** Nothing of it is ever moved, so that its place tells it from the others. */
function listed(leftOut: readonly LeftOut[]): (LeftOut & { key: number })[] {
  return leftOut.slice(0, MAX_LISTED).map((it, key) => ({ ...it, key }));
}
