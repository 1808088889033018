import { type ReactNode, StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Amount } from '../Amount/Amount.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { DisclosureGroup } from '../DisclosureGroup/DisclosureGroup.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Pills } from '../Pills/Pills.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Table } from '../Table/Table.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { Toolbar } from '../Toolbar/Toolbar.tsx';

const nothing = () => undefined;
const twice = [
  { id: 'oak', value: 'oak', label: 'Oak', content: 'Wood' },
  { id: 'oak', value: 'oak', label: 'Other oak', content: 'Other wood' },
];
const nameOf = ({ label }: { label: string }) => label;
const table = {
  label: 'Wood',
  rows: twice,
  columns: twice.map(({ id, label }) => ({ id, header: label, cell: nameOf, value: nameOf })),
};
const group = { label: 'Wood', options: twice, onChange: nothing };
const choices = {
  CheckboxGroup: <CheckboxGroup {...group} value={[]} />,
  RadioGroup: <RadioGroup {...group} value={null} />,
  SegmentedControl: <SegmentedControl {...group} value={null} />,
};

afterEach(() => vi.restoreAllMocks());

describe('warns once, in StrictMode too', () => {
  /** Each warning, and what is warned of. */
  const misuses: Readonly<Record<string, ReactNode>> = {
    'Amount: `minor` is NaN': <Amount minor={Number.NaN} />,
    'Amount: `minor` is 12.6': <Amount minor={12.6} />,
    "CheckboxGroup: `options` has the value 'oak' twice": choices.CheckboxGroup,
    'MoneyField: `value` is 12.5': <MoneyField label="Price" value={12.5} />,
    'NumberField: `value` is NaN': <NumberField label="Count" value={Number.NaN} />,
    "RadioGroup: `options` has the value 'oak' twice": choices.RadioGroup,
    "SegmentedControl: `options` has the value 'oak' twice": choices.SegmentedControl,
    'Table: `getKey` gives "same" more than once': <Table {...table} getKey={() => 'same'} />,
  };

  it.each(Object.entries(misuses))('%s', async (warning, element) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(nothing);
    // React complains there of keys that are given twice.
    const error = vi.spyOn(console, 'error').mockImplementation(nothing);
    await render(<StrictMode>{element}</StrictMode>);
    await expect.poll(() => warn.mock.calls).toEqual([[expect.stringContaining(warning)]]);
    expect(error).not.toHaveBeenCalled();
  });
});

it.each([
  ['checkbox', () => choices.CheckboxGroup],
  ['columnheader', () => <DataTable {...table} getKey={nameOf} />],
  ['columnheader', () => <Table {...table} getKey={nameOf} />],
  ['radio', () => choices.RadioGroup],
  ['row', () => <Pills label="Wood" items={twice} />],
  ['tab', () => <Tabs label="Wood" items={twice} />],
] as const)('shows the first %s of two with one id', async (role, element) => {
  vi.spyOn(console, 'warn').mockImplementation(nothing);
  await render(element());
  await expect.element(page.getByRole(role)).toHaveAccessibleName(/^Oak/);
});

it.each(
  Object.entries({
    Breadcrumbs: <Breadcrumbs items={[]} />,
    ButtonGroup: <ButtonGroup label="Period">{[]}</ButtonGroup>,
    DescriptionList: <DescriptionList items={[]} />,
    DisclosureGroup: <DisclosureGroup>{[]}</DisclosureGroup>,
    Tabs: <Tabs label="Wood" items={[]} />,
    Toolbar: <Toolbar label="Document" items={[]} />,
  }),
)('renders nothing of %s where it is empty', async (_name, element) => {
  const { container } = await render(element);
  expect(container.childElementCount).toBe(0);
});

it.each(
  Object.entries({
    CheckboxGroup: <CheckboxGroup {...group} options={[]} value={[]} />,
    RadioGroup: <RadioGroup {...group} options={[]} value={null} />,
    SegmentedControl: <SegmentedControl {...group} options={[]} value={null} />,
  }),
)('says in %s that there is nothing to choose', async (_name, element) => {
  await render(element);
  await expect.element(page.getByText('No options found')).toBeVisible();
});
