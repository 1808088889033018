import type { Dashboard } from '@handset/domain';
import { useWords } from '@handset/ui';
import { useUnfinishedSales } from '../../features/trade/sales/useUnfinishedSales.ts';
import { useFormat } from '../../kit/format/useFormat.ts';
import { CLAIMS } from '../../kit/links/customerHref.ts';
import { daysBefore } from '../../kit/lists/daysBefore.ts';
import { dashboardWords } from './dashboardWords.ts';

/** Something that is waiting to be done. */
export interface Task {
  id: string;
  tone: 'critical' | 'caution' | 'info';
  text: string;
  amount?: number;
  action: string;
  href: string;
}

const DUES = '/app/dashboard/PayablesAndReceivables';

/** The work that the figures call for, the most urgent first. */
export function useTasks({ date, due, unclosedDay, unchecked, openClaims }: Dashboard): Task[] {
  const words = useWords(dashboardWords);
  const format = useFormat();
  const { here, parked } = useUnfinishedSales() ?? { here: [], parked: [] };
  const unfinished = here.length + parked.length;
  const bills = (
    id: string,
    { count, amount }: { count: number; amount: number },
    task: Pick<Task, 'tone' | 'action' | 'href'> & { text: (count: string) => string },
  ): Task[] => (count > 0 ? [{ ...task, id, amount, text: task.text(format.count(count)) }] : []);
  const phones = (id: string, count: number, text: string, action: string): Task[] =>
    count > 0 ? [{ id, tone: 'info', text, action, href: `/stockList?view=units&unchecked=${id}` }] : [];
  const today = `from=${date}&to=${date}`;
  return [
    ...bills('lateFromCustomers', due.overdue.receivable, {
      tone: 'critical',
      text: words.lateFromCustomers,
      action: words.remind,
      href: `${DUES}?side=receivable&overdue=true`,
    }),
    ...bills('lateToSuppliers', due.overdue.payable, {
      tone: 'critical',
      text: words.lateToSuppliers,
      action: words.pay,
      href: `${DUES}?side=payable&overdue=true`,
    }),
    ...bills('dueFromCustomers', due.today.receivable, {
      tone: 'caution',
      text: words.dueFromCustomers,
      action: words.remind,
      href: `${DUES}?side=receivable&${today}`,
    }),
    ...bills('dueToSuppliers', due.today.payable, {
      tone: 'caution',
      text: words.dueToSuppliers,
      action: words.pay,
      href: `${DUES}?side=payable&${today}`,
    }),
    ...(unfinished > 0
      ? [
          {
            id: 'unfinished',
            tone: 'info' as const,
            text: words.unfinishedSales(format.count(unfinished)),
            action: words.open,
            href: '/?open=sale',
          },
        ]
      : []),
    ...(unclosedDay
      ? [
          {
            id: 'unclosed',
            tone: 'caution' as const,
            // A weekday alone is clear within a week.
            text: words.notClosed(
              unclosedDay >= daysBefore(date, 6) ? format.weekday(unclosedDay) : format.day(unclosedDay),
            ),
            action: words.close,
            href: `/todayBook?date=${unclosedDay}&act=close`,
          },
        ]
      : []),
    ...phones('eGadget', unchecked.eGadget, words.noEGadget(format.count(unchecked.eGadget)), words.check),
    ...phones('pta', unchecked.pta, words.noPta(format.count(unchecked.pta)), words.set),
    // An answer that was kept from an older release has none.
    ...(openClaims > 0
      ? [
          {
            id: 'claims',
            tone: 'info' as const,
            text: words.openClaims(format.count(openClaims)),
            action: words.open,
            href: CLAIMS,
          },
        ]
      : []),
  ];
}
