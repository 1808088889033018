import { FormGrid } from '@handset/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ImeiField, type ImeiFieldProps } from './ImeiField.tsx';

function Kept(props: ImeiFieldProps) {
  const [value, setValue] = useState(props.value);
  const [isConfirmed, setConfirmed] = useState(props.isConfirmed);
  return (
    <ImeiField
      {...props}
      value={value}
      onChange={setValue}
      isConfirmed={isConfirmed}
      onConfirmedChange={setConfirmed}
    />
  );
}

const meta: Meta<typeof ImeiField> = {
  title: 'Flows/ImeiField',
  component: ImeiField,
  args: {
    label: 'IMEI #1',
    value: '',
    onChange: () => {},
    isConfirmed: false,
    onConfirmedChange: () => {},
    isRequired: true,
  },
  render: (args) => (
    <div style={{ maxWidth: 360 }}>
      <Kept {...args} />
    </div>
  ),
};

export default meta;
type Story = StoryObj<typeof ImeiField>;

/** Waits for a scanner. */
export const Empty: Story = {};

/** Its groups stand below it. */
export const Filled: Story = { args: { value: '356938035643809' } };

/** Removes separators between the digits. */
export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('IMEI1: 35-693803-564380-9');
    await expect(input).toHaveValue('356938035643809');
  },
};

/** A wrong check digit is confirmed by hand. */
export const WrongCheckDigit: Story = {
  args: { value: '356938035643808' },
  play: async ({ canvasElement }) => {
    const confirm = within(canvasElement).getByRole('checkbox');
    await userEvent.click(confirm);
    await expect(confirm).toBeChecked();
  },
};

/** A spreadsheet has taken digits away. */
export const LostDigits: Story = { args: { value: '3.56938E+14' } };

/** The host refused it. */
export const Invalid: Story = {
  args: { value: '356938035643809', errorMessage: 'This IMEI is already in stock' },
};

/** It cannot be used for now. */
export const Disabled: Story = { args: { value: '356938035643809', isDisabled: true } };

/** Right to left; the digits keep their order. */
export const Urdu: Story = {
  args: { label: 'آئی ایم ای آئی #1', value: '356938035643808' },
  globals: { locale: 'ur' },
};

/** All its looks. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const set = { onChange: () => {}, isConfirmed: false, onConfirmedChange: () => {} };
    return (
      <div style={{ maxWidth: 640 }}>
        <FormGrid>
          <ImeiField {...set} label="Empty" value="" isRequired />
          <ImeiField {...set} label="Filled" value="356938035643809" isRequired />
          <ImeiField {...set} label="Wrong check digit" value="356938035643808" />
          <ImeiField {...set} label="Confirmed" value="356938035643808" isConfirmed />
          <ImeiField {...set} label="Digits lost" value="3.56938E+14" />
          <ImeiField {...set} label="Invalid" value="35693803" errorMessage="An IMEI has exactly 15 digits" />
          <ImeiField {...set} label="Disabled" value="356938035643809" isDisabled />
        </FormGrid>
      </div>
    );
  },
};
