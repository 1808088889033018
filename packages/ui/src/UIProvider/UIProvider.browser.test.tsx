import type {} from '@vitest/browser-playwright';
import { afterEach, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { en } from '../messages/en.ts';
import { Popover } from '../Popover/Popover.tsx';
import { createTheme } from '../theme/createTheme.ts';
import type { ThemeVariables } from '../theme/themeVariables.ts';
import { type ColorScheme, UIProvider, useUI } from './UIProvider.tsx';

const violet = createTheme({ accent: '#5b21b6', radius: 2 });
const ownAccent = { light: 'rgb(14, 102, 96)', dark: 'rgb(61, 184, 172)' };

afterEach(async () => {
  await emulate({});
});

/** Emulates the reader's system preferences. */
async function emulate(features: Record<string, string>): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
}

function Swatch() {
  return <div data-testid="swatch" style={{ background: 'var(--hs-color-accent)' }} />;
}

function Told() {
  const { locale, languageTag, direction } = useUI();
  return <output>{`${locale} ${languageTag} ${direction}`}</output>;
}

function Words() {
  const { messages } = useUI();
  return <output>{`${messages.close}, ${messages.noOptions}, ${messages.wallet.cash}`}</output>;
}

const swatches = () => page.getByTestId('swatch').elements();
const shown = () => swatches().map((element) => getComputedStyle(element).backgroundColor);
const told = () =>
  page
    .getByRole('status')
    .elements()
    .map(({ textContent }) => textContent);

const rgb = (hex: string | undefined) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(String(hex).slice(start, start + 2), 16)).join(', ')})`;

const accentOf = (variables: ThemeVariables) => rgb(variables['--hs-color-accent']);

it('shows its theme in every scheme, and leaves what is outside alone', async () => {
  const schemes: ColorScheme[] = ['light', 'dark', 'contrast-light', 'contrast-dark'];
  await render(
    <>
      <Swatch />
      {schemes.map((scheme) => (
        <UIProvider key={scheme} theme={violet} colorScheme={scheme}>
          <Swatch />
        </UIProvider>
      ))}
    </>,
  );
  const { light, dark, contrastLight, contrastDark } = violet;
  expect(shown()).toEqual([ownAccent.light, ...[light, dark, contrastLight, contrastDark].map(accentOf)]);
  expect(getComputedStyle(document.documentElement).getPropertyValue('--hs-light-color-accent')).toBe('');
});

it('keeps the theme of the provider around it, in a scheme of its own', async () => {
  await render(
    <UIProvider theme={violet}>
      <UIProvider colorScheme="dark">
        <Swatch />
      </UIProvider>
      <UIProvider variables={{ '--hs-color-accent': '#123456' }}>
        <Swatch />
      </UIProvider>
    </UIProvider>,
  );
  expect(shown()).toEqual([accentOf(violet.dark), rgb('#123456')]);
});

it('takes theme, language, direction and words along into what opens outside it', async () => {
  await render(
    <UIProvider theme={violet} colorScheme="dark" locale="ur">
      <Popover trigger={<Button>کھولیں</Button>} label="پینل" isOpen>
        <Swatch />
      </Popover>
    </UIProvider>,
  );
  await expect.element(page.getByTestId('swatch')).toBeInTheDocument();
  expect(shown()).toEqual([accentOf(violet.dark)]);
  const panel = page.getByTestId('swatch').element();
  expect(getComputedStyle(panel).getPropertyValue('--hs-radius-medium')).toBe('2px');
  expect(getComputedStyle(panel).colorScheme).toBe('dark');
  expect(panel.closest('[lang]')).toHaveAttribute('dir', 'rtl');
  // The hidden buttons that leave an overlay.
  const names = [...document.querySelectorAll('button[tabindex="-1"]')].map(({ ariaLabel }) => ariaLabel);
  expect(names).toEqual(['بند کریں', 'بند کریں']);
});

it('follows the reader between light, dark and high contrast', async () => {
  await render(
    <>
      <UIProvider colorScheme="system" theme={violet}>
        <Swatch />
      </UIProvider>
      <UIProvider colorScheme="contrast" theme={violet}>
        <Swatch />
      </UIProvider>
    </>,
  );
  const { light, dark, contrastLight, contrastDark } = violet;
  expect(shown()).toEqual([light, contrastLight].map(accentOf));
  await emulate({ 'prefers-color-scheme': 'dark' });
  expect(shown()).toEqual([dark, contrastDark].map(accentOf));
  await emulate({ 'prefers-contrast': 'more' });
  expect(shown()).toEqual([contrastLight, contrastLight].map(accentOf));
  await emulate({ 'prefers-contrast': 'more', 'prefers-color-scheme': 'dark' });
  expect(shown()).toEqual([contrastDark, contrastDark].map(accentOf));
});

it('says what the caller words differently, language by language', async () => {
  const messages = {
    en: { noOptions: 'None', wallet: { cash: 'Till' } },
    ur: { noOptions: 'خالی', close: 'بس' },
  };
  await render(
    <UIProvider messages={messages}>
      <Words />
      <UIProvider locale="ur" messages={{ ur: { close: 'ختم' } }}>
        <Words />
      </UIProvider>
    </UIProvider>,
  );
  expect(told()).toEqual(['Close, None, Till', 'ختم, خالی, جیب کی نقدی']);
});

it('speaks a language of the caller’s, in its own direction or in one that is asked for', async () => {
  await render(
    <>
      <UIProvider locale="ar-EG" messages={{ ar: { ...en, close: 'إغلاق' } }}>
        <Told />
        <Words />
      </UIProvider>
      <UIProvider direction="rtl">
        <UIProvider>
          <Told />
          <UIProvider locale="en">
            <Told />
          </UIProvider>
        </UIProvider>
      </UIProvider>
    </>,
  );
  const words = `إغلاق, ${en.noOptions}, ${en.wallet.cash}`;
  expect(told()).toEqual(['en ar-EG rtl', words, 'en en-PK rtl', 'en en-PK ltr']);
  const [arabic] = page.getByRole('status').elements();
  expect(arabic?.closest('[lang]')).toHaveProperty('lang', 'ar-EG');
  expect(arabic && getComputedStyle(arabic).direction).toBe('rtl');
});
