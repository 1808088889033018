import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { create } from 'storybook/theming';
import type { Globals } from './globals.ts';

const shared = {
  brandTitle: 'Handset',
  fontBase: "'Inter Variable', system-ui, sans-serif",
  appBorderRadius: 8,
  inputBorderRadius: 8,
};

/** A page of documentation in the ground and the words of the theme that is chosen for the stories on it. */
const themes = {
  light: create({
    ...shared,
    base: 'light',
    colorPrimary: '#0e6660',
    colorSecondary: '#0b5f5a',
    appContentBg: '#f6f8f8',
    textColor: '#14201f',
  }),
  dark: create({
    ...shared,
    base: 'dark',
    colorPrimary: '#3db8ac',
    colorSecondary: '#66d1c6',
    appContentBg: '#0d1312',
    textColor: '#e9efee',
  }),
};

type ThemedDocsProps = PropsWithChildren<DocsContainerProps>;

/** A page of documentation that follows the toolbar, as the stories on it do. */
export function ThemedDocs({ children, context }: ThemedDocsProps) {
  const scheme = useColorScheme(context);
  return (
    <DocsContainer context={context} theme={scheme.endsWith('dark') ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}

function useColorScheme({ channel }: DocsContainerProps['context']): string {
  const [scheme, setScheme] = useState(chosenScheme);
  useEffect(() => {
    const follow = ({ globals }: { globals: Partial<Globals> }) => setScheme(globals.colorScheme ?? 'light');
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return scheme;
}

/** Colour scheme from the page's address, before any change: `globals=colorScheme:dark;locale:ur`. */
function chosenScheme(): string {
  const globals = new URLSearchParams(document.location.search).get('globals') ?? '';
  return /(?:^|;)colorScheme:([\w-]+)/.exec(globals)?.[1] ?? 'light';
}
