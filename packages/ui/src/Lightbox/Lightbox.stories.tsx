import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { brokenPicture, drawnPicture } from '../picture/pictures.fixtures.ts';
import { Lightbox } from './Lightbox.tsx';

const pictures = [
  { id: 'front', src: drawnPicture(20), alt: 'Front', caption: 'Oak, oiled, photographed in daylight' },
  { id: 'side', src: drawnPicture(140), alt: 'Side' },
  { id: 'broken', src: brokenPicture, alt: 'Back' },
];

const meta: Meta<typeof Lightbox> = {
  title: 'UI/Structure/Lightbox',
  component: Lightbox,
  args: { label: 'Oak chair', pictures, openPicture: 'front', onOpenPictureChange: fn() },
};
export default meta;

type Story = StoryObj<typeof Lightbox>;

export const Open: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('img', { name: 'Front' })).toBeVisible());
    await expect(args.onOpenPictureChange).not.toHaveBeenCalled();
  },
};

export const Broken: Story = {
  args: { openPicture: 'broken' },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('img', { name: 'Back. The picture cannot be shown' });
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    await expect(args.onOpenPictureChange).toHaveBeenCalledWith('front');
  },
};

export const OnePicture: Story = {
  args: { pictures: pictures.slice(0, 1) },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('img', { name: 'Front' });
    await expect(screen.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onOpenPictureChange).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = { ...Open, tags: ['matrix'] };
