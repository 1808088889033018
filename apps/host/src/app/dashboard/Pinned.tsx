import { ButtonLink, Inline, Text, useWords } from '@handset/ui';
import { usePreferences } from '../../kit/session/usePreferences.ts';
import { dashboardWords } from './dashboardWords.ts';
import { pinnedPages } from './pinnedPages.ts';

/** Links to pages of daily use. The specification fixes the menu, which lacks them. */
export function Pinned() {
  const words = useWords(dashboardWords);
  const { locale } = usePreferences();
  return (
    <Inline gap={2} align="center" isWrapping>
      <Text size={1} tone="muted">
        {words.pinned}
      </Text>
      {pinnedPages.map(({ path, title }) => (
        <ButtonLink key={path} size="small" href={path}>
          {title[locale]}
        </ButtonLink>
      ))}
    </Inline>
  );
}
