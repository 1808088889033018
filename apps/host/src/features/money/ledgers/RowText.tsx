import { type EntryText, entryRowText } from '@handset/domain';
import { MixedText } from '../../../kit/lists/MixedText.tsx';
import { usePreferences } from '../../../kit/session/usePreferences.ts';
import * as styles from './RowText.css.ts';
import { useEntryText } from './useEntryText.ts';

interface RowTextProps {
  entry: EntryText;
  /** Whether the row shows the number of the entry's document elsewhere. */
  isNumberShown: boolean;
}

/** The description of an entry in a row of a list: brief on the screen, whole on paper. */
export function RowText({ entry, isNumberShown }: RowTextProps) {
  const { locale } = usePreferences();
  const said = useEntryText();
  return (
    <>
      <span className={styles.onScreen}>
        <MixedText>{entryRowText(entry, locale, isNumberShown)}</MixedText>
      </span>
      {/* Without a sentence it is a person's own words, in any language. */}
      <span className={styles.onPaper} dir={entry.sentence ? undefined : 'auto'}>
        {said(entry)}
      </span>
    </>
  );
}
