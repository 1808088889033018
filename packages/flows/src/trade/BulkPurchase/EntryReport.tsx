import { formatImei, type LeftOut, type LeftOutReason, type Locale } from '@handset/domain';
import { Banner, Button, Disclosure, Text, useWords } from '@handset/ui';
import { useFlows } from '../../base/useFlows.ts';
import { useFieldsDisabled } from '../../form/Field.tsx';
import * as layout from '../../form/layout.css.ts';
import * as styles from './BulkPurchase.css.ts';
import type { BulkMessages } from './bulkMessages.ts';
import { bulkMessages } from './bulkMessages.ts';
import type { EntryReport as Report } from './useUnitEntry.ts';

/** Maximum number of skipped lines listed. */
const MAX_LISTED = 100;

/** Counts the skipped lines by reason: `12 left out: 3 blank lines, 9 in stock already`. */
export function leftOutText(leftOut: readonly LeftOut[], messages: BulkMessages, locale: Locale): string {
  const counts = new Map<LeftOutReason, number>();
  for (const { reason } of leftOut) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const reasons = [...counts].map(([reason, count]) => messages.leftOutReasons[reason](count));
  return `${messages.leftOut(leftOut.length)}: ${new Intl.ListFormat(locale, { type: 'unit' }).format(reasons)}`;
}

/** Names a skipped line: `Line 5: 35-693803-564380-9 · already in stock`. */
function lineText({ line, text, reason }: LeftOut, messages: BulkMessages): string {
  const said = messages.reasonLine[reason];
  return `${messages.line(line)}: ${text ? `\u2066${formatImei(text)}\u2069 · ${said}` : said}`;
}

/**
 * The result of a pasted list or of the last scans: the number entered, and the skipped ones with reasons. A single
 * skipped one is named at once.
 */
export function EntryReport({ report, onDismiss }: { report: Report; onDismiss: () => void }) {
  const messages = useWords(bulkMessages);
  const { locale } = useFlows();
  const isDisabled = useFieldsDisabled();
  const { entered, leftOut, undo } = report;
  const [only, ...others] = leftOut;
  const isOne = only !== undefined && others.length === 0;
  const hasLost = leftOut.some(({ reason }) => reason === 'lost');
  const title = [
    ...(entered > 0 || leftOut.length === 0 || undo ? [messages.entered(entered)] : []),
    ...(isOne ? [report.said ?? lineText(only, messages)] : []),
    ...(others.length > 0 ? [leftOutText(leftOut, messages, locale)] : []),
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
      {others.length > 0 ? (
        <div className={styles.leftOutFold}>
          <Disclosure title={messages.showLeftOut}>
            <ul className={styles.leftOut}>
              {listed(leftOut).map(({ key, ...skipped }) => (
                <li key={key} className={layout.plain}>
                  {lineText(skipped, messages)}
                </li>
              ))}
            </ul>
            {leftOut.length > MAX_LISTED ? (
              <Text tone="muted" size={1}>
                {messages.moreLeftOut(leftOut.length - MAX_LISTED)}
              </Text>
            ) : null}
          </Disclosure>
        </div>
      ) : null}
    </Banner>
  );
}

/** Nothing of it is ever moved, so that its place tells it from the others. */
function listed(leftOut: readonly LeftOut[]): (LeftOut & { key: number })[] {
  return leftOut.slice(0, MAX_LISTED).map((it, key) => ({ ...it, key }));
}
