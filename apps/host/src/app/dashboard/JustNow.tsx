import { useJournal } from '@handset/api-client/swr';
import { entryRowText, type JournalEntry, type Locale } from '@handset/domain';
import { Amount, Link, useWords } from '@handset/ui';
import { dayPage } from '../../features/money/day/pages.ts';
import { usePartyName } from '../../features/money/ledgers/usePartyName.ts';
import { isolated } from '../../kit/format/isolated.ts';
import { MixedText } from '../../kit/lists/MixedText.tsx';
import { usePreferences } from '../../kit/session/usePreferences.ts';
import { dashboardWords } from './dashboardWords.ts';
import * as styles from './JustNow.css.ts';
import * as panel from './Panel.css.ts';
import { Panel } from './Panel.tsx';

const LINES = 3;

/** The last entries of today. Renders nothing before the first. */
export function JustNow({ date }: { date: string }) {
  const words = useWords(dashboardWords);
  const { locale } = usePreferences();
  const nameOf = usePartyName();
  const { data } = useJournal({ from: date, to: date, limit: LINES });
  const entries = data?.data ?? [];
  if (entries.length === 0) return null;
  return (
    <Panel title={words.justNow} end={<Link href={dayPage.path}>{dayPage.title[locale]}</Link>}>
      <ul className={panel.lines}>
        {entries.map((entry) => (
          <li key={entry.entry} className={panel.line}>
            <span className={styles.text}>
              <Link tone="plain" href={`/app/dashboard/ledgerRecords/${entry.entry}`}>
                <MixedText>{lineOf(entry, locale, nameOf(entry))}</MixedText>
              </Link>
            </span>
            <Amount minor={entry.amount} weight="strong" />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Entry text without the IMEI, which would be cut off, plus the other party. */
function lineOf(entry: JournalEntry, locale: Locale, partyName: string | null): string {
  const { imei: _, ...params } = entry.sentence?.params ?? {};
  const text = entryRowText({ ...entry, sentence: entry.sentence && { ...entry.sentence, params } }, locale);
  if (partyName === null || text.includes(partyName)) return text;
  // Without a sentence it is a person's own words, in any language.
  return `${entry.sentence ? text : isolated(text)} · ${isolated(partyName)}`;
}
