import { useBanks, useShop, useStaff } from '@handset/api-client/swr';
import type { Dashboard } from '@handset/domain';
import { Button, ButtonLink, Card, Inline, Text, useWords, VisuallyHidden } from '@handset/ui';
import { Check, Circle } from 'lucide-react';
import { useFormat } from '../../kit/format/useFormat.ts';
import { usePreferences } from '../../kit/session/usePreferences.ts';
import { dashboardWords } from './dashboardWords.ts';
import * as styles from './FirstDay.css.ts';
import * as panel from './Panel.css.ts';

/** The first day's checklist. It vanishes when all is done or it is put away. */
export function FirstDay({ data }: { data: Dashboard }) {
  const words = useWords(dashboardWords);
  const format = useFormat();
  const { choose } = usePreferences();
  const steps = useSteps(data);
  if (!steps || steps.every(({ isDone }) => isDone)) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card
      title={words.firstDay}
      description={words.firstDayText}
      actions={
        <Inline gap={2} align="center">
          <Text tone="muted">{words.stepsDone(format.count(done), format.count(steps.length))}</Text>
          <Button size="small" variant="quiet" onPress={() => choose({ isFirstDayHidden: true })}>
            {words.hide}
          </Button>
        </Inline>
      }
    >
      <ol className={panel.lines}>
        {steps.map(({ id, isDone, href }) => (
          <li key={id} className={styles.line} data-done={isDone || undefined}>
            <span className={styles.mark} aria-hidden>
              {isDone ? <Check size={18} strokeWidth={2} /> : <Circle size={18} strokeWidth={1.75} />}
            </span>
            <span className={panel.lineText}>
              {words.steps[id].title}
              {isDone ? <VisuallyHidden>, {words.done}</VisuallyHidden> : null}
            </span>
            {isDone ? null : (
              <span className={styles.action}>
                <ButtonLink size="small" isFullWidth href={href}>
                  {words.steps[id].action}
                </ButtonLink>
              </span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** The steps and whether they are done; undefined until that is known, and in the demo shop. */
function useSteps({ pocketCash, stock }: Dashboard) {
  const { data: banks } = useBanks();
  const { data: shop } = useShop();
  const { data: staff } = useStaff();
  const { isTestPrinted } = usePreferences();
  if (!banks || !shop || !staff || shop.isDemo) return undefined;
  return [
    { id: 'bank', isDone: banks.length > 0, href: '/app/dashboard/wallet' },
    { id: 'drawer', isDone: pocketCash !== 0, href: '/app/dashboard/wallet' },
    { id: 'stock', isDone: stock.new + stock.used > 0, href: '/setup/shop?tab=data' },
    { id: 'staff', isDone: staff.length > 1, href: '/setup/shop?tab=staff' },
    { id: 'logo', isDone: shop.logo !== null, href: '/setup/shop' },
    { id: 'print', isDone: isTestPrinted, href: '/setup/shop?tab=printers' },
  ] as const;
}
