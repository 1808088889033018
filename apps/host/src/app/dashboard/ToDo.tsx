import type { Dashboard } from '@handset/domain';
import { Amount, ButtonLink, Text, useWords } from '@handset/ui';
import { useFormat } from '../../kit/format/useFormat.ts';
import { dashboardWords } from './dashboardWords.ts';
import * as panel from './Panel.css.ts';
import { Panel } from './Panel.tsx';
import * as styles from './ToDo.css.ts';
import { useTasks } from './useTasks.ts';

interface ToDoProps {
  data: Dashboard;
  /** Whether an empty list says that nothing is waiting. */
  isShownEmpty: boolean;
}

/** The work that is waiting, the most urgent first. Each line has a button that leads there. */
export function ToDo({ data, isShownEmpty }: ToDoProps) {
  const words = useWords(dashboardWords);
  const format = useFormat();
  const tasks = useTasks(data);
  if (tasks.length === 0 && !isShownEmpty) return null;
  return (
    <Panel title={words.toDo} end={tasks.length > 0 ? format.count(tasks.length) : null}>
      {tasks.length === 0 ? (
        <Text tone="muted">{words.nothingToDo}</Text>
      ) : (
        <ul className={panel.lines}>
          {tasks.map(({ id, tone, text, amount, action, href }) => (
            <li key={id} className={panel.line}>
              <span className={styles.dots[tone]} aria-hidden />
              <span className={panel.lineText}>{text}</span>
              {amount === undefined ? null : <Amount minor={amount} weight="strong" />}
              <span className={styles.action}>
                <ButtonLink size="small" isFullWidth href={href} aria-label={`${action}: ${text}`}>
                  {action}
                </ButtonLink>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
