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

const shown = () =>
  page
    .getByTestId('swatch')
    .elements()
    .map((element) => getComputedStyle(element).backgroundColor);

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

it('takes theme, language and direction along into what opens outside it', async () => {
  await render(
    <UIProvider theme={violet} colorScheme="dark" locale="ur">
      <Popover trigger={<Button>Open</Button>} label="Panel" isOpen>
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
  const { rerender } = await render(
    <UIProvider messages={messages}>
      <Words />
    </UIProvider>,
  );
  await expect.element(page.getByRole('status')).toHaveTextContent('Close, None, Till');
  await rerender(
    <UIProvider messages={messages} locale="ur">
      <UIProvider messages={{ ur: { close: 'ختم' } }}>
        <Words />
      </UIProvider>
    </UIProvider>,
  );
  await expect.element(page.getByRole('status')).toHaveTextContent('ختم, خالی, جیب کی نقدی');
});

it('speaks a language of the caller’s, in its own direction', async () => {
  const arabic = { ...en, close: 'إغلاق' };
  await render(
    <UIProvider locale="ar-EG" messages={{ ar: arabic }}>
      <Told />
    </UIProvider>,
  );
  const told = page.getByRole('status');
  await expect.element(told).toHaveTextContent('en ar-EG rtl');
  expect(told.element().closest('[lang]')).toHaveProperty('lang', 'ar-EG');
  expect(getComputedStyle(told.element()).direction).toBe('rtl');
});

it('turns round where a direction is asked for, until the language changes', async () => {
  await render(
    <UIProvider direction="rtl">
      <Told />
      <UIProvider>
        <Told />
        <UIProvider locale="en">
          <Told />
        </UIProvider>
      </UIProvider>
    </UIProvider>,
  );
  const told = page
    .getByRole('status')
    .elements()
    .map(({ textContent }) => textContent);
  expect(told).toEqual(['en en-PK rtl', 'en en-PK rtl', 'en en-PK ltr']);
});

it('names the hidden buttons that leave an overlay in the language', async () => {
  await render(
    <UIProvider locale="ur">
      <Popover trigger={<Button>کھولیں</Button>} label="پینل" isOpen>
        اندر
      </Popover>
    </UIProvider>,
  );
  await expect.element(page.getByText('اندر')).toBeInTheDocument();
  const names = [...document.querySelectorAll('button[tabindex="-1"]')].map((button) =>
    button.getAttribute('aria-label'),
  );
  expect(names).toEqual(['بند کریں', 'بند کریں']);
});
