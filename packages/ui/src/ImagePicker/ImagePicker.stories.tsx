import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ImagePicker, type ImagePickerProps } from './ImagePicker.tsx';

function picture(name: string, colour: string): File {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="${colour}" d="M0 0h1v1H0z"/></svg>`;
  return new File([drawing], name, { type: 'image/svg+xml' });
}

function ImagePickerWithState(props: ImagePickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ImagePicker
      {...props}
      value={value}
      onChange={(files) => {
        setValue(files);
        props.onChange(files);
      }}
    />
  );
}

const meta: Meta<typeof ImagePickerWithState> = {
  title: 'UI/Fields/ImagePicker',
  component: ImagePickerWithState,
  args: { label: 'Images', value: [], onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof ImagePickerWithState>;

export const Empty: Story = {};

export const WithCover: Story = {
  args: { hasCover: true, value: [picture('front.svg', '#0e6660'), picture('back.svg', '#b06a00')] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make cover' }));
    await expect(args.onChange).toHaveBeenCalledWith([args.value[1], args.value[0]]);
    await expect(canvas.getAllByRole('img')[0]).toHaveAccessibleName(/back\.svg/);
  },
};

export const Full: Story = { args: { maxCount: 1, value: [picture('front.svg', '#0e6660')] } };

export const Refused: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('The picker has no file input.');
    input.removeAttribute('accept');
    await userEvent.upload(input, new File(['not a picture'], 'notes.jpg', { type: 'text/plain' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'notes.jpg is not a picture of a supported kind',
    );
  },
};

export const Invalid: Story = { args: { isRequired: true, errorMessage: 'Add a picture' } };
