import { type ReactNode, StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Amount } from '../Amount/Amount.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { AvatarGroup } from '../Avatar/AvatarGroup.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Card } from '../Card/Card.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { DisclosureGroup } from '../DisclosureGroup/DisclosureGroup.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Lightbox } from '../Lightbox/Lightbox.tsx';
import { Link } from '../Link/Link.tsx';
import { Menu, MenuItem, MenuSection } from '../Menu/Menu.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Pills } from '../Pills/Pills.tsx';
import { drawnPicture } from '../picture/pictures.fixtures.ts';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { SplitButton } from '../SplitButton/SplitButton.tsx';
import { Stepper } from '../Stepper/Stepper.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { Toolbar } from '../Toolbar/Toolbar.tsx';
import { WalletDialog } from '../WalletDialog/WalletDialog.tsx';

const nothing = () => undefined;
const twice = [
  { id: 'oak', value: 'oak', label: 'Oak', content: 'Wood' },
  { id: 'oak', value: 'oak', label: 'Other oak', content: 'Other wood' },
];
const group = { label: 'Wood', options: twice, onChange: nothing };
const choices = {
  CheckboxGroup: <CheckboxGroup {...group} value={[]} />,
  RadioGroup: <RadioGroup {...group} value={null} />,
  SegmentedControl: <SegmentedControl {...group} value={null} />,
};
const day = { label: 'Day', onChange: nothing };
const noRange = { from: '', to: '' };
const picture = { id: 'front', src: drawnPicture(0), alt: 'Front' };

afterEach(() => vi.restoreAllMocks());

describe('warns once, in StrictMode too', () => {
  /** Each warning, and what is warned of. */
  const misuses: Readonly<Record<string, ReactNode>> = {
    'Amount: `minor` is NaN': <Amount minor={Number.NaN} />,
    'Amount: `minor` is 12.6': <Amount minor={12.6} />,
    'Avatar: name is empty': <Avatar name=" " />,
    'AvatarGroup: max is 1.5, and 4 are shown': <AvatarGroup label="Team" people={[]} max={1.5} />,
    'Breadcrumbs: items has a step': <Breadcrumbs items={[{ label: 'Chairs' }, { label: 'Oak' }]} />,
    'Button: children has no words': <Button>{''}</Button>,
    'ButtonGroup: label is empty': <ButtonGroup label=" ">{null}</ButtonGroup>,
    'ButtonLink: href is missing': <ButtonLink>Orders</ButtonLink>,
    'Card: actions stand in a card': <Card title="Shelf" onPress={nothing} actions="Count" />,
    "CheckboxGroup: `options` has the value 'oak' twice": choices.CheckboxGroup,
    'DateField: `value`': <DateField {...day} value="2026-02-31" />,
    'DateField: `min`': <DateField {...day} value="" min="tomorrow" />,
    'DateField: `min` 2026-12-01 is after `max`': (
      <DateField {...day} value="" min="2026-12-01" max="2026-11-01" />
    ),
    '`value.from` is': <DateRangePicker {...day} value={{ from: '2026-02-31', to: '' }} />,
    "`presets` has 'today' twice": <DateRangePicker {...day} value={noRange} presets={['today', 'today']} />,
    "the preset 'odd' has a day that is none": (
      <DateRangePicker
        {...day}
        value={noRange}
        presets={[{ id: 'odd', label: 'Odd', from: 'then', to: '' }]}
      />
    ),
    'DescriptionList: items is empty': <DescriptionList items={[]} />,
    'Drawer: `title` is empty': (
      <Drawer isOpen onClose={nothing} title=" ">
        x
      </Drawer>
    ),
    'Disclosure: id is missing': (
      <DisclosureGroup>
        <Disclosure title="Details">x</Disclosure>
      </DisclosureGroup>
    ),
    'Disclosure: isExpanded and defaultExpanded have no effect': (
      <DisclosureGroup>
        <Disclosure id="details" title="Details" defaultExpanded>
          x
        </Disclosure>
      </DisclosureGroup>
    ),
    'IconButton: label is empty': (
      <IconButton label=" " hasTooltip={false}>
        x
      </IconButton>
    ),
    'Lightbox: openPicture is gone, which no picture has': (
      <Lightbox label="Chair" pictures={[picture]} openPicture="gone" onOpenPictureChange={nothing} />
    ),
    'Link: href is missing': <Link>Orders</Link>,
    'MenuSection: title and label are both missing': (
      <Menu isOpen trigger={<Button>Actions</Button>}>
        <MenuSection>
          <MenuItem id="edit">Edit</MenuItem>
        </MenuSection>
      </Menu>
    ),
    'MoneyField: `value` is 12.5': <MoneyField label="Price" value={12.5} />,
    'NumberField: `value` is NaN': <NumberField label="Count" value={Number.NaN} />,
    'Pills: items has the id oak more than once': <Pills label="Wood" items={twice} />,
    "RadioGroup: `options` has the value 'oak' twice": choices.RadioGroup,
    'SearchField: `label` is empty': <SearchField label=" " value="" onChange={nothing} />,
    "SegmentedControl: `options` has the value 'oak' twice": choices.SegmentedControl,
    'SplitButton: menu is empty': <SplitButton menu={null}>Save</SplitButton>,
    'Stepper: currentStep is gone': <Stepper label="Order" steps={twice.slice(1)} currentStep="gone" />,
    'Stepper: steps has the id oak': <Stepper label="Order" steps={twice} currentStep="oak" />,
    'Tabs: selectedKey is gone': <Tabs label="Wood" items={twice.slice(1)} selectedKey="gone" />,
    'Tabs: items has the id oak more than once': <Tabs label="Wood" items={twice} />,
    'Toolbar: items has the id oak more than once': <Toolbar label="Document" items={twice} />,
    'WalletDialog: `amountDue` is NaN': (
      <WalletDialog
        isOpen
        value={null}
        accounts={[]}
        amountDue={Number.NaN}
        {...{ onSave: nothing, onClose: nothing, onClear: nothing }}
      />
    ),
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

it('takes an element, or a handler, for words and an address', async () => {
  const warn = vi.spyOn(console, 'warn');
  await render(
    <>
      <Button>
        <b>Save</b>
      </Button>
      <Link onPress={nothing}>Orders</Link>
      <Avatar name="" isDecorative />
    </>,
  );
  expect(warn).not.toHaveBeenCalled();
});

it.each(
  Object.entries({
    checkbox: choices.CheckboxGroup,
    radio: choices.RadioGroup,
    row: <Pills label="Wood" items={twice} />,
    tab: <Tabs label="Wood" items={twice} />,
  }),
)('shows the first %s of two with one id', async (role, element) => {
  vi.spyOn(console, 'warn').mockImplementation(nothing);
  await render(element);
  await expect.element(page.getByRole(role as 'tab')).toHaveAccessibleName(/^Oak/);
});

it.each(
  Object.entries({
    AvatarGroup: <AvatarGroup label="Team" people={[]} />,
    Breadcrumbs: <Breadcrumbs items={[]} />,
    ButtonGroup: <ButtonGroup label="Period">{[]}</ButtonGroup>,
    DescriptionList: <DescriptionList items={[]} />,
    DisclosureGroup: <DisclosureGroup>{[]}</DisclosureGroup>,
    Stepper: <Stepper label="Order" steps={[]} currentStep={null} />,
    Tabs: <Tabs label="Wood" items={[]} />,
    Toolbar: <Toolbar label="Document" items={[]} />,
  }),
)('renders nothing of %s where it is empty', async (_name, element) => {
  vi.spyOn(console, 'warn').mockImplementation(nothing);
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
