import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormActions, FormGrid, FormRow } from './FormGrid.tsx';

const field = (label: string) => <TextField label={label} value="" onChange={fn()} />;

const meta: Meta<typeof FormGrid> = {
  title: 'UI/Fields/FormGrid',
  component: FormGrid,
  args: {
    children: (
      <>
        {field('Name')}
        {field('Telephone')}
        <FormRow>{field('Address')}</FormRow>
        {field('City')}
        {field('Country')}
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof FormGrid>;

export const TwoColumns: Story = {};

export const OneColumn: Story = { args: { columns: 1 } };

export const FourColumns: Story = { args: { columns: 4 } };

export const WithActions: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      <FormGrid {...args} />
      <FormActions>
        <Button>Cancel</Button>
        <Button variant="primary">Save</Button>
      </FormActions>
    </div>
  ),
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: ({ children }) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <FormGrid>{children}</FormGrid>
      <FormGrid columns={3}>
        {field('Length')}
        {field('Width')}
        {field('Height')}
      </FormGrid>
      <FormActions>
        <Button>Cancel</Button>
        <Button variant="primary">Save</Button>
      </FormActions>
    </div>
  ),
};
