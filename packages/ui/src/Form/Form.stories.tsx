import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { FormActions, FormGrid } from '../FormGrid/FormGrid.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';

function PersonForm({ onSubmit }: Pick<FormProps, 'onSubmit'>) {
  const [name, setName] = useState('');
  const [reference, setReference] = useState('');
  const [submitCount, setSubmitCount] = useState(0);
  const isNameMissing = submitCount > 0 && name === '';
  return (
    <Form
      label="Person"
      onSubmit={(event) => {
        setSubmitCount(submitCount + 1);
        return onSubmit?.(event);
      }}
      submitCount={submitCount}
      errors={isNameMissing ? [{ name: 'name', label: 'Name', message: 'Enter a name' }] : []}
    >
      <FormGrid>
        <TextField
          label="Name"
          name="name"
          isRequired
          value={name}
          onChange={setName}
          errorMessage={isNameMissing ? 'Enter a name' : undefined}
        />
        <TextField label="Reference" name="reference" value={reference} onChange={setReference} />
      </FormGrid>
      <FormActions>
        <Button type="submit" variant="primary">
          Save
        </Button>
      </FormActions>
    </Form>
  );
}

const meta: Meta<typeof PersonForm> = {
  title: 'UI/Fields/Form',
  component: PersonForm,
  args: { onSubmit: fn() },
};
export default meta;

type Story = StoryObj<typeof PersonForm>;

export const Untouched: Story = {};

export const SummaryTakesFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('region', { name: 'Please correct 1 field' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Name: Enter a name' }));
    await expect(canvas.getByLabelText(/^Name/)).toHaveFocus();
  },
};

const fields = (
  <>
    <FormGrid>
      <TextField label="Name" name="name" isRequired value="" onChange={fn()} errorMessage="Enter a name" />
      <TextField label="Reference" name="reference" value="A-1203" onChange={fn()} />
    </FormGrid>
    <FormActions>
      <Button>Cancel</Button>
      <Button type="submit" variant="primary">
        Save
      </Button>
    </FormActions>
  </>
);

export const WithAlert: Story = {
  render: ({ onSubmit }) => (
    <Form
      label="Person"
      onSubmit={onSubmit}
      alert="It could not be saved: somebody else has changed it"
      errors={[{ message: 'Load it anew, and enter the name again' }]}
    >
      {fields}
    </Form>
  ),
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: ({ onSubmit }) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', gap: 32, alignItems: 'start' }}>
      <Form
        label="With errors"
        onSubmit={onSubmit}
        errors={[{ name: 'name', label: 'Name', message: 'Enter a name' }]}
      >
        {fields}
      </Form>
      <Form
        label="With an alert"
        onSubmit={onSubmit}
        alert="It could not be saved"
        errors={[{ message: 'Somebody else has changed it: load it anew' }]}
      >
        {fields}
      </Form>
    </div>
  ),
};
