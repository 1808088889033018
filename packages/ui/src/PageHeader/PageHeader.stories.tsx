import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta: Meta<typeof PageHeader> = {
  title: 'UI/Structure/PageHeader',
  component: PageHeader,
  args: { title: 'Products' },
};
export default meta;

type Story = StoryObj<typeof PageHeader>;

const breadcrumbs = [{ label: 'Catalogue', href: '#' }, { label: 'Products' }];

export const TitleAlone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  },
};

export const Complete: Story = {
  args: {
    description: 'Everything that can be ordered, with its price and its supplier',
    action: <Button variant="primary">Add product</Button>,
    breadcrumbs,
  },
};

const longTitle = 'Everything_that_was_ever_ordered_from_suppliers_who_are_no_longer_there';

export const LongTitle: Story = {
  args: { title: longTitle, action: <Button variant="primary">Add product</Button> },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <div style={{ inlineSize: 800 }}>
      <Stack gap={6}>
        <PageHeader title="Products" />
        <PageHeader
          title="Products"
          breadcrumbs={breadcrumbs}
          description="Everything that can be ordered, with its price and its supplier"
          action={
            <>
              <Button>Export</Button>
              <Button variant="primary">Add product</Button>
            </>
          }
        />
        <div style={{ inlineSize: 320 }}>
          <PageHeader title={longTitle} action={<Button variant="primary">Add product</Button>} />
        </div>
      </Stack>
    </div>
  ),
};
