import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Card } from '../Card/Card.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { Pills } from '../Pills/Pills.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Select } from '../Select/Select.tsx';
import { initialMenuState } from '../SideMenu/menuReducer.ts';
import { SideMenu } from '../SideMenu/SideMenu.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { Timeline } from '../Timeline/Timeline.tsx';
import { Toolbar } from '../Toolbar/Toolbar.tsx';

const nothing = () => undefined;
const long = 'Long'.repeat(80);
const options = [{ value: 'long', label: long, description: long }];
const group = { label: long, options, onChange: nothing };
const entry = { id: 'long', type: 'item' as const, label: long, href: '/long' };

const components = {
  Card: (
    <Card title={long} description={long} footer={long} actions="Count">
      {long}
    </Card>
  ),
  Checkbox: <Checkbox>{long}</Checkbox>,
  CheckboxGroup: <CheckboxGroup {...group} value={[]} />,
  'DescriptionList in rows': <DescriptionList items={[{ term: long, description: long }]} />,
  'DescriptionList in columns': (
    <DescriptionList layout="columns" items={[{ term: long, description: long, isNumeric: true }]} />
  ),
  Disclosure: (
    <Disclosure title={long} aside="3" defaultExpanded>
      {long}
    </Disclosure>
  ),
  Pills: <Pills label="Wood" items={[{ id: 'long', label: long, count: 120 }]} onRemove={nothing} />,
  RadioGroup: <RadioGroup {...group} value={null} />,
  SearchField: <SearchField label={long} value={long} onChange={nothing} />,
  SegmentedControl: <SegmentedControl {...group} value={null} />,
  Select: <Select {...group} value="long" />,
  SideMenu: (
    <SideMenu
      groups={[{ id: 'long', title: long, items: [entry] }]}
      currentPath="/long"
      state={initialMenuState}
      dispatch={nothing}
    />
  ),
  Switch: <Switch description={long}>{long}</Switch>,
  Tabs: <Tabs label="Product" items={[{ id: 'long', label: long, content: long }]} />,
  TextArea: <TextArea label={long} errorMessage={long} defaultValue={long} />,
  Timeline: (
    <Timeline
      label="Order"
      items={[{ id: 'long', at: '2026-11-21', title: long, actor: long, description: long }]}
    />
  ),
  Toolbar: <Toolbar label="Document" items={[{ id: 'long', label: long }]} />,
};

it.each(Object.entries(components))(
  '%s stays within a narrow place, however long its words are',
  async (_name, element) => {
    await render(
      <div data-testid="place" style={{ inlineSize: 220 }}>
        {element}
      </div>,
    );
    expect(page.getByTestId('place').element().scrollWidth).toBeLessThanOrEqual(220);
  },
);
