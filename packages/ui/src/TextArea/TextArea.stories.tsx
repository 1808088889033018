import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

function TextAreaWithState(props: TextAreaProps) {
  const [value, setValue] = useState<TextAreaProps['value']>(props.value);
  return (
    <TextArea
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta: Meta<typeof TextAreaWithState> = {
  title: 'UI/Fields/TextArea',
  component: TextAreaWithState,
  args: { label: 'Note', value: '', onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof TextAreaWithState>;

export const Empty: Story = { args: { placeholder: 'What should be remembered?' } };

export const Invalid: Story = { args: { value: 'x', errorMessage: 'Say a little more' } };
