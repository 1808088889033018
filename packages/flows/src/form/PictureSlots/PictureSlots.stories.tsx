import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { PictureSlots, type PictureSlotsProps, type Pictures, type StoredPicture } from './PictureSlots.tsx';
import { photograph } from './pictures.fixtures.ts';

type Slot = 'phonePicture' | 'cnicFrontPic' | 'images';
const slots: PictureSlotsProps<Slot>['slots'] = [
  { slot: 'phonePicture', label: 'Phone picture' },
  { slot: 'cnicFrontPic', label: 'CNIC front' },
  { slot: 'images', label: 'More Images', maxCount: 5 },
];
const drawing =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="96" height="96"%3E%3Crect width="96" height="96" fill="%230e6660"/%3E%3C/svg%3E';
const stored: Partial<Record<Slot, StoredPicture[]>> = {
  phonePicture: [{ id: 'front', url: drawing, alt: 'Front of the phone' }],
};

function Kept(props: PictureSlotsProps<Slot>) {
  const [value, setValue] = useState<Pictures<Slot>>(props.value);
  return <PictureSlots {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof PictureSlots<Slot>> = {
  title: 'Flows/PictureSlots',
  component: PictureSlots,
  args: { slots, value: {}, onChange: () => {} },
  render: (args) => (
    <div style={{ maxWidth: 720 }}>
      <Kept {...args} />
    </div>
  ),
};

export default meta;
type Story = StoryObj<typeof PictureSlots<Slot>>;

const give = (canvasElement: HTMLElement, label: string, file: File) => {
  const group = within(canvasElement).getByRole('group', { name: label });
  const input = group.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error(`${label} takes no files`);
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return within(group);
};

/** Nothing has been taken yet. */
export const Empty: Story = {};

/** A picture is seen before it is sent. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const slot = give(canvasElement, 'Phone picture', photograph('phone.png'));
    await slot.findByRole('img', { name: /phone.png/ });
  },
};

/** Stored pictures stand beside the new ones. */
export const Stored: Story = { args: { stored } };

/** A picture as iPhones store them comes with what to do about it. */
export const Heic: Story = {
  play: async ({ canvasElement }) => {
    const slot = give(
      canvasElement,
      'CNIC front',
      new File(['ftypheic'], 'IMG_0001.HEIC', { type: 'image/heic' }),
    );
    await waitFor(() => expect(slot.getByRole('alert')).toHaveTextContent('IMG_0001.HEIC was left out'));
    await slot.findByText(/Most Compatible/);
  },
};

/** The host refused one. */
export const Invalid: Story = { args: { errors: { cnicFrontPic: 'The picture is too dark to be read' } } };

/** They cannot be used for now. */
export const Disabled: Story = { args: { stored, isDisabled: true } };

/** Right to left. */
export const Urdu: Story = { args: { stored }, globals: { locale: 'ur' } };

/** All its looks. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 720 }}>
      <PictureSlots slots={slots} value={{}} onChange={() => {}} stored={stored} />
      <PictureSlots
        slots={slots.slice(0, 2)}
        value={{}}
        onChange={() => {}}
        name="refused"
        errors={{ cnicFrontPic: 'The picture is too dark to be read' }}
      />
      <PictureSlots slots={slots.slice(0, 2)} value={{}} onChange={() => {}} name="disabled" isDisabled />
    </div>
  ),
};
