import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { brokenPicture, drawnPicture } from '../picture/pictures.fixtures.ts';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { Avatar } from './Avatar.tsx';
import { AvatarGroup } from './AvatarGroup.tsx';

const meta: Meta<typeof Avatar> = {
  title: 'UI/Structure/Avatar',
  component: Avatar,
  subcomponents: { AvatarGroup },
  args: { name: 'Ayesha Khan' },
};
export default meta;

type Story = StoryObj<typeof Avatar>;

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ayesha Khan' })).toHaveTextContent('AK');
  },
};

export const Picture: Story = {
  args: { src: drawnPicture(200) },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Ayesha Khan' }).querySelector('img');
    await waitFor(() => expect(picture).toHaveAttribute('data-shown'));
  },
};

export const BrokenPicture: Story = {
  args: { src: brokenPicture },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('img', { name: 'Ayesha Khan' });
    await waitFor(() => expect(avatar.querySelector('img')).toBeNull());
    await expect(avatar).toHaveTextContent('AK');
  },
};

export const UrduName: Story = { args: { name: 'عائشہ خان', size: 'large' } };

export const Nameless: Story = { args: { name: '', isDecorative: true } };

const people = [
  'Ayesha Khan',
  'Bilal Ahmed',
  'Sana Malik',
  'Usman Tariq',
  'Hina Iqbal',
  'Omar Farooq',
  'Zara',
];

export const Group: Story = {
  render: () => <AvatarGroup label="Team" people={people.map((name) => ({ name }))} max={3} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent('+4');
  },
};

const sizes = ['small', 'medium', 'large'] as const;

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={4}>
      {sizes.map((size) => (
        <Inline key={size} gap={3}>
          <Avatar size={size} name="Ayesha Khan" />
          <Avatar size={size} name="عائشہ خان" />
          <Avatar size={size} name="بلال" />
          <Avatar size={size} name="Blue Harbour Trading" shape="square" />
          <Avatar size={size} name="Sana Malik" src={drawnPicture(200)} />
          <Avatar size={size} name="Usman Tariq" src={brokenPicture} />
          <Avatar size={size} name="" isDecorative />
          <AvatarGroup size={size} label="Team" max={3} people={people.map((name) => ({ name }))} />
        </Inline>
      ))}
    </Stack>
  ),
};
