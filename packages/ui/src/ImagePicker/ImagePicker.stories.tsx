import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { liveField } from '../field/withState.fixtures.tsx';
import { brokenPicture, drawnPicture } from '../picture/pictures.fixtures.ts';
import { ImagePicker } from './ImagePicker.tsx';
import type { ImagePickerProps } from './ImagePickerProps.ts';

function picture(name: string, hue: number): File {
  const drawing = decodeURIComponent(drawnPicture(hue).replace(/^[^,]*,/, ''));
  return new File([drawing], name, { type: 'image/svg+xml', lastModified: 0 });
}

const LiveImagePicker = liveField<ImagePickerProps>(ImagePicker, 'ImagePicker');

const front = picture('front.svg', 180);
const back = picture('back.svg', 40);
const side = picture('side.svg', 270);
const stored = [
  { id: 'a', url: drawnPicture(120), alt: 'The shop from the street' },
  { id: 'b', url: brokenPicture, alt: 'The counter' },
];

const meta: Meta<typeof LiveImagePicker> = {
  title: 'UI/Fields/ImagePicker',
  component: LiveImagePicker,
  args: { label: 'Pictures', value: [], onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof LiveImagePicker>;

export const WithCover: Story = {
  args: { hasCover: true, value: [front, back] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make cover: back.svg' }));
    await expect(args.onChange).toHaveBeenCalledWith([back, front]);
    await expect(canvas.getAllByRole('img')[0]).toHaveAccessibleName(/back\.svg/);
  },
};

export const MovedByKeyboard: Story = {
  args: { value: [front, back, side] },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Move side.svg forward' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([front, side, back]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move side.svg forward' })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('side.svg is now 2 of 3');
  },
};

export const Stored: Story = {
  args: {
    hasCover: true,
    existing: stored,
    value: [back],
    onRemoveExisting: fn(),
    onReorderExisting: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    const [first, second] = stored;
    await userEvent.click(canvas.getByRole('button', { name: `Move ${second?.alt} forward` }));
    await expect(args.onReorderExisting).toHaveBeenCalledWith([second?.id, first?.id]);
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${first?.alt}` }));
    await expect(args.onRemoveExisting).toHaveBeenCalledWith(first?.id);
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: ({ onChange }) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', gap: 24, alignItems: 'start' }}>
      <ImagePicker label="Empty" isRequired value={[]} onChange={onChange} />
      <ImagePicker label="Cover" hasCover value={[front, back, side]} onChange={onChange} />
      <ImagePicker
        label="Stored, one of them broken"
        existing={stored}
        onRemoveExisting={fn()}
        onReorderExisting={fn()}
        value={[back]}
        onChange={onChange}
      />
      <ImagePicker label="Full" maxCount={1} value={[front]} onChange={onChange} />
      <ImagePicker label="Invalid" errorMessage="Add a picture" value={[]} onChange={onChange} />
      <ImagePicker label="Disabled" isDisabled value={[front]} onChange={onChange} />
      <ImagePicker label="Read-only" isReadOnly hasCover value={[front, back]} onChange={onChange} />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: /cannot be shown|نہیں/ })).toBeVisible());
  },
};
