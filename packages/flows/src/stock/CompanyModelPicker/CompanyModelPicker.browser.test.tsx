import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import type { FlowError } from '../../form/embedding.ts';
import { companies, models } from '../../trade/PurchaseSlip/purchase.fixtures.ts';
import { CompanyModelPicker, type CompanyModelPickerProps } from './CompanyModelPicker.tsx';

function Kept(props: Partial<CompanyModelPickerProps>) {
  const [value, setValue] = useState(props.value ?? { companyName: '', modelName: '' });
  return (
    <CompanyModelPicker
      companies={{ items: companies }}
      models={{ items: models }}
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange?.(next);
        setValue(next);
      }}
    />
  );
}

const shown = (props: Partial<CompanyModelPickerProps> = {}) => (
  <FlowsProvider>
    <Kept {...props} />
  </FlowsProvider>
);
const picker = (name: string) => page.getByRole('combobox', { name });
const choose = async (name: string, text: string) => {
  await picker(name).fill(text);
  await userEvent.keyboard('{Enter}');
};
const galaxy = { companyName: 'Samsung', modelName: 'Galaxy A35' };
const [samsung, apple] = companies;

describe('a company and its model', () => {
  test('are chosen one after the other, and another company clears the model', async () => {
    const onChange = vi.fn();
    const onCompanyChange = vi.fn();
    await render(shown({ onChange, onCompanyChange }));
    await expect.element(picker('Model')).toBeDisabled();
    await expect.element(page.getByText('Choose a company first')).toBeVisible();
    await choose('Company', 'sam');
    await choose('Model', 'a35');
    expect(onChange).toHaveBeenLastCalledWith(galaxy);
    await choose('Company', 'apple');
    expect(onChange).toHaveBeenLastCalledWith({ companyName: 'Apple', modelName: '' });
    expect(onCompanyChange.mock.calls).toEqual([[samsung], [apple]]);
  });

  test.each([
    ['without', undefined],
    ['with null for', null],
  ])(
    'offers models %s a company under every company, beside those of the chosen one',
    async (_which, companyId) => {
      const items = [...models, { _id: 'any', name: 'Feature phone', companyId }];
      await render(shown({ value: { companyName: 'Apple', modelName: '' }, models: { items } }));
      await picker('Model').click();
      await expect.element(page.getByRole('option', { name: 'Feature phone' })).toBeVisible();
      await expect.element(page.getByRole('option', { name: 'Galaxy A35' })).not.toBeInTheDocument();
    },
  );

  test('stay when the same company is chosen again', async () => {
    const onChange = vi.fn();
    await render(shown({ value: galaxy, onChange }));
    await choose('Company', 'samsung');
    await expect.element(picker('Model')).toHaveValue('Galaxy A35');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('are offered instead of a second one in another spelling', async () => {
    const onChange = vi.fn();
    const onCreateCompany = vi.fn();
    const items = [...companies, { _id: 'karim', name: 'کریم' }];
    await render(shown({ companies: { items }, onChange, onCreateCompany }));
    await picker('Company').fill('كَريم');
    await expect.element(page.getByRole('option')).toHaveTextContent('کریم');
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({ companyName: 'کریم', modelName: '' });
    expect(onCreateCompany).not.toHaveBeenCalled();
  });

  test('offer no models of another company', async () => {
    await render(shown({ value: { companyName: 'Apple', modelName: '' } }));
    await picker('Model').fill('Galaxy');
    await expect.element(page.getByText('No options found').first()).toBeVisible();
  });

  test('ask for the models of a company from a draft, once, when it is in the list', async () => {
    const onCompanyChange = vi.fn();
    const { rerender } = await render(shown({ value: galaxy, onCompanyChange, companies: { items: [] } }));
    await expect.element(picker('Company')).toHaveValue('Samsung');
    expect(onCompanyChange).not.toHaveBeenCalled();
    await rerender(shown({ value: galaxy, onCompanyChange }));
    await rerender(shown({ value: galaxy, onCompanyChange, companies: { items: [...companies] } }));
    expect(onCompanyChange).toHaveBeenCalledExactlyOnceWith(samsung);
  });
});

describe('a name that is not in the list', () => {
  test('cannot be added unless the host takes it', async () => {
    await render(shown());
    await picker('Company').fill('Sparx');
    await expect.element(page.getByText('No options found').first()).toBeVisible();
  });

  test('is added and chosen', async () => {
    const onCreateCompany = vi.fn(async () => {});
    const onCreateModel = vi.fn();
    await render(shown({ onCreateCompany, onCreateModel }));
    await choose('Company', 'Sparx');
    await choose('Model', 'Neo 7');
    await expect.element(picker('Company')).toHaveValue('Sparx');
    await expect.element(picker('Model')).toHaveValue('Neo 7');
    expect(onCreateCompany).toHaveBeenCalledExactlyOnceWith('Sparx');
    expect(onCreateModel).toHaveBeenCalledExactlyOnceWith('Neo 7', null);
  });

  test.each([
    ['refused', 'refused', async () => ({ message: 'No more companies' })],
    [
      'lost on the way',
      'failed',
      async () => {
        throw new Error('The network was lost');
      },
    ],
  ])('stays chosen when it is %s, and the host is told', async (_what, code, onCreateCompany) => {
    const onError = vi.fn((_error: FlowError) => {});
    await render(shown({ onCreateCompany, onError }));
    await choose('Company', 'Sparx');
    const note = 'Sparx could not be added to the list, but you can still use it here';
    await expect.element(page.getByText(note)).toBeVisible();
    await expect.element(picker('Company')).toHaveValue('Sparx');
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ code, operation: 'create-company' });
  });
});

test.each([
  ['companies', 'Company'],
  ['models', 'Model'],
])('%s that could not be loaded are loaded again on request', async (list, label) => {
  const onRetry = vi.fn();
  const error = `The ${list} could not be loaded`;
  const { rerender } = await render(shown({ value: galaxy, [list]: { items: [], error, onRetry } }));
  await expect.element(page.getByRole('alert')).toMatchTextContent(error);
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  await rerender(shown({ value: galaxy, [list]: { items: [], isLoading: true } }));
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(picker(label)).not.toHaveValue('');
});
