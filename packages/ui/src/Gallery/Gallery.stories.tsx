import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { brokenPicture, drawnPicture } from '../picture/pictures.fixtures.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Gallery } from './Gallery.tsx';

const names = ['Front', 'Side', 'Back', 'Detail of the seat', 'In a room', 'Packed'];
const pictures = names.map((alt, position) => ({
  id: alt,
  src: drawnPicture(position * 55),
  alt,
  caption: `${alt}, photographed in daylight`,
}));

const meta: Meta<typeof Gallery> = {
  title: 'UI/Structure/Gallery',
  component: Gallery,
  args: { label: 'Oak chair', pictures },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
};
export default meta;

type Story = StoryObj<typeof Gallery>;

export const Grid: Story = {
  play: async ({ canvas, userEvent }) => {
    const side = canvas.getByRole('button', { name: 'Side' });
    await userEvent.click(side);
    const dialog = await screen.findByRole('dialog', { name: 'Oak chair' });
    await expect(await screen.findByRole('img', { name: 'Side' })).toBeInTheDocument();
    await userEvent.keyboard('{End}');
    await expect(await screen.findByRole('img', { name: 'Packed' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(side).toHaveFocus());
  },
};

export const Limited: Story = {
  args: { max: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(4);
    await expect(canvas.getByRole('button', { name: 'Detail of the seat (and 2 more)' })).toBeVisible();
  },
};

export const WithBroken: Story = {
  args: { pictures: [{ id: 'broken', src: brokenPicture, alt: 'Front' }, ...pictures.slice(1, 3)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Front' }));
    await screen.findByRole('img', { name: 'Front. The picture cannot be shown' });
  },
};

export const Empty: Story = {
  args: { pictures: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No pictures')).toBeVisible();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={6}>
      <Gallery label="Small" size="small" pictures={pictures} />
      <Gallery label="Medium, limited" pictures={pictures} max={4} />
      <Gallery
        label="Large, one broken"
        size="large"
        pictures={[...pictures.slice(0, 1), { id: 'broken', src: brokenPicture, alt: 'Side' }]}
      />
      <Gallery label="Empty" pictures={[]} />
    </Stack>
  ),
};
