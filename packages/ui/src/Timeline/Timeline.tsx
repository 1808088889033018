import type { ReactNode } from 'react';
import type { Tone } from '../Badge/tones.ts';
import { dateLocale, parseDay } from '../dates/day.ts';
import { Link } from '../Link/Link.tsx';
import { classNames } from '../theme/classNames.ts';
import { reset } from '../theme/reset.css.ts';
import { type UI, useUI } from '../UIProvider/UIProvider.tsx';
import { groupByDay } from './groupByDay.ts';
import * as styles from './Timeline.css.ts';

/** Something that happened. */
export interface TimelineItem {
  /** Unique within the timeline. */
  id: string;
  /** When it happened: an instant such as `2026-11-21T09:30:00Z`, or a day, `YYYY-MM-DD`. */
  at: string;
  /** The event in a few words. */
  title: ReactNode;
  /** More about it. */
  description?: ReactNode;
  /** The person who did it. */
  actor?: string | undefined;
  /** The tone of the event. @default 'neutral' */
  tone?: Tone | undefined;
  /** A picture in place of the dot. */
  icon?: ReactNode;
  /** The address that the event links to. */
  href?: string | undefined;
}

/** Props of Timeline. */
export interface TimelineProps {
  /** The name of the timeline for screen readers. */
  label: string;
  /** The events, in the order to be shown. */
  items: readonly TimelineItem[];
  /** Today, `YYYY-MM-DD`: then it and the day before are called by those names. */
  today?: string | undefined;
  /** The zone that days and times are shown in, such as `Asia/Karachi`. @default the reader's */
  timeZone?: string | undefined;
}

/** Events grouped by day. */
export function Timeline({ label, items, today, timeZone }: TimelineProps) {
  const ui = useUI();
  if (items.length === 0) return <p className={styles.empty}>{ui.messages.eventsNone}</p>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div role="group" aria-label={label} className={styles.timeline}>
      {groupByDay(items, timeZone).map((group, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one day may stand in several places
        <div key={position} className={reset}>
          <h3 className={styles.day}>{nameOfDay(group.day, today, ui)}</h3>
          <ol className={styles.events}>
            {group.items.map(({ item, instant }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an id that stands twice must not take an event away
              <li key={`${item.id} ${place}`} className={styles.event}>
                <Event item={item} instant={instant} timeZone={timeZone} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

/** Names today and yesterday, and formats other days as dates. */
function nameOfDay(day: string | null, today: string | undefined, { messages, languageTag }: UI): string {
  const date = parseDay(day);
  if (!date) return messages.unknownDay;
  if (day === today) return messages.today;
  if (date.add({ days: 1 }).toString() === today) return messages.yesterday;
  const format = new Intl.DateTimeFormat(dateLocale(languageTag), { dateStyle: 'full', timeZone: 'UTC' });
  return format.format(date.toDate('UTC'));
}

interface EventProps extends Pick<TimelineProps, 'timeZone'> {
  item: TimelineItem;
  instant: Date | null;
}

function Event({ item, instant, timeZone }: EventProps) {
  const { title, description, actor, tone = 'neutral', icon, href } = item;
  const { languageTag } = useUI();
  return (
    <>
      <span className={classNames(icon ? styles.icon : styles.dot, styles.tones[tone])} aria-hidden>
        {icon}
      </span>
      <div className={styles.words}>
        <div className={styles.line}>
          <span className={styles.title}>{href ? <Link href={href}>{title}</Link> : title}</span>
          {instant ? (
            <time className={styles.time} dateTime={instant.toISOString()}>
              {new Intl.DateTimeFormat(languageTag, {
                timeStyle: 'short',
                numberingSystem: 'latn',
                timeZone,
              }).format(instant)}
            </time>
          ) : null}
        </div>
        {actor ? <div className={styles.actor}>{actor}</div> : null}
        {description ? <div className={styles.description}>{description}</div> : null}
      </div>
    </>
  );
}
