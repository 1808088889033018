import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, PackageOpen, TriangleAlert } from 'lucide-react';
import { expect } from 'storybook/test';
import { Timeline } from './Timeline.tsx';

const icon = { size: 14, strokeWidth: 2 };

const meta: Meta<typeof Timeline> = {
  title: 'UI/Structure/Timeline',
  component: Timeline,
  args: {
    label: 'Order 1042',
    today: '2026-11-21',
    timeZone: 'Asia/Karachi',
    items: [
      {
        id: 'delivered',
        at: '2026-11-21T09:40:00Z',
        title: 'Delivered',
        actor: 'Sana Malik',
        tone: 'positive',
        icon: <Check {...icon} />,
      },
      {
        id: 'late',
        at: '2026-11-21T05:05:00Z',
        title: 'Delayed at the depot',
        description: 'The road over the bridge was closed until ten.',
        tone: 'caution',
        icon: <TriangleAlert {...icon} />,
      },
      {
        id: 'packed',
        at: '2026-11-20T12:00:00Z',
        title: 'Packed',
        actor: 'Bilal Ahmed',
        href: '#parcel',
        icon: <PackageOpen {...icon} />,
      },
      { id: 'paid', at: '2026-11-20', title: 'Paid', tone: 'accent' },
      { id: 'ordered', at: '2026-11-18T08:15:00Z', title: 'Ordered', actor: 'Blue Harbour Trading' },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof Timeline>;

export const ByDays: Story = {
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('heading').map(({ textContent }) => textContent);
    await expect(days).toEqual(['Today', 'Yesterday', expect.stringContaining('18 November')]);
    await expect(canvas.getByText('2:40 pm')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has happened yet')).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    items: [
      {
        id: 'long',
        at: '2026-11-20T20:30:00Z',
        title: 'Something_happened_whose_name_nobody_broke_into_words_before_it_was_sent',
        description: 'And_the_description_is_no_better_than_the_title_as_far_as_breaks_are_concerned',
      },
      { id: 'lost', at: 'soon', title: 'Lost' },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('heading').map(({ textContent }) => textContent);
    // 1:30 am of the next day in Karachi.
    await expect(days).toEqual(['Today', 'Unknown day']);
    await expect(canvas.getByText('Lost')).toBeVisible();
  },
};

export const InUrdu: Story = {
  globals: { locale: 'ur' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')[2]).toHaveTextContent(/18 نومبر.*2026/);
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: ({ items }) => (
    <div style={{ display: 'grid', gridTemplateColumns: '420px 300px', gap: 48, alignItems: 'start' }}>
      <Timeline label="Order 1042" today="2026-11-21" timeZone="Asia/Karachi" items={items} />
      <Timeline
        label="Every tone"
        timeZone="Asia/Karachi"
        items={(['neutral', 'accent', 'positive', 'caution', 'critical', 'info'] as const).map((tone) => ({
          id: tone,
          at: '2026-11-18',
          title: tone,
          tone,
        }))}
      />
      <Timeline label="Nothing" items={[]} />
      <Timeline
        label="Long"
        timeZone="Asia/Karachi"
        items={[
          {
            id: 'long',
            at: '2026-11-20T12:00:00Z',
            title: 'Something_happened_whose_name_nobody_broke_into_words',
            description: 'The rest of it is written at some length and goes on in a second and a third line.',
          },
        ]}
      />
    </div>
  ),
};
