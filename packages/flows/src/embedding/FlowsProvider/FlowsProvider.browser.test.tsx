import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useFlows } from '../../base/useFlows.ts';
import { EntityPicker } from '../../money/EntityPicker/EntityPicker.tsx';
import { emptyEntity } from '../../money/EntityPicker/entity.ts';
import { FlowsProvider } from './FlowsProvider.tsx';

afterEach(() => vi.restoreAllMocks());

function Shown({ id }: { id: string }) {
  const { locale, today, formatMoney } = useFlows();
  return <output data-testid={id}>{`${locale} ${today} ${formatMoney(1_234_500)}`}</output>;
}

const picker = <EntityPicker value={emptyEntity} onChange={() => {}} parties={{ items: [] }} />;

test('without one, flows speak English, write rupees and live in Karachi', async () => {
  await render(<Shown id="alone" />);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Karachi' }).format(new Date());
  await expect.element(page.getByTestId('alone')).toMatchTextContent(`en ${day} Rs 12,345`);
});

test('two on one page do not meet, and one inside another changes what it names alone', async () => {
  await render(
    <>
      <FlowsProvider today="2026-11-21" locale="ur">
        <Shown id="first" />
        <FlowsProvider today="2026-11-22">
          <Shown id="inside" />
        </FlowsProvider>
      </FlowsProvider>
      <FlowsProvider today="2026-11-23" moneyFormat={{ currency: 'USD', locale: 'en-US' }}>
        <Shown id="second" />
      </FlowsProvider>
    </>,
  );
  await expect.element(page.getByTestId('first')).toMatchTextContent('ur 2026-11-21');
  await expect.element(page.getByTestId('inside')).toMatchTextContent('ur 2026-11-22');
  await expect.element(page.getByTestId('second')).toMatchTextContent('en 2026-11-23 $12,345');
});

test('words of the shop take the place of the own ones', async () => {
  await render(<FlowsProvider messages={{ common: { entity: 'Supplier' } }}>{picker}</FlowsProvider>);
  await expect.element(page.getByRole('radiogroup', { name: 'Supplier' })).toBeVisible();
  await expect.element(page.getByText('Select Existing')).toBeVisible();
});

test('the appearance sets variables of the theme for what is below it alone', async () => {
  await render(
    <>
      <FlowsProvider appearance={{ variables: { '--hs-radius-medium': '2px' } }}>
        <Shown id="angular" />
      </FlowsProvider>
      <FlowsProvider>
        <Shown id="round" />
      </FlowsProvider>
    </>,
  );
  const radius = (id: string) =>
    getComputedStyle(page.getByTestId(id).element()).getPropertyValue('--hs-radius-medium').trim();
  expect(radius('angular')).toBe('2px');
  expect(radius('round')).not.toBe('2px');
});

test.each([
  ['today', { today: '21-11-2026' }, "`today` is '21-11-2026', which is no day"],
  ['timeZone', { timeZone: 'Karachi/Asia' }, "`timeZone` is 'Karachi/Asia', which is not known here"],
])(
  'a %s that is none falls back to Karachi, and is told to the developer once',
  async (_prop, props, message) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const shown = (
      <FlowsProvider {...props}>
        <Shown id="fallen" />
      </FlowsProvider>
    );
    const { rerender } = await render(shown);
    await rerender(shown);
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Karachi' }).format(new Date());
    await expect.element(page.getByTestId('fallen')).toMatchTextContent(day);
    expect(warn.mock.calls.filter(([text]) => String(text).includes(message))).toHaveLength(1);
  },
);
