import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { liveField } from '../field/withState.fixtures.tsx';
import { dropOn } from '../files/files.fixtures.ts';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';

const LiveFileDrop = liveField<FileDropProps>(FileDrop, 'FileDrop');

/** A file of a size, made without its bytes. */
function file(name: string, type: string, size: number): File {
  return Object.defineProperty(new File([], name, { type, lastModified: 0 }), 'size', { value: size });
}

const prices = file('prices-2026.csv', 'text/csv', 48_200);
const terms = file('terms-of-delivery.pdf', 'application/pdf', 1_240_000);
const photo = file('warehouse.jpg', 'image/jpeg', 3_100_000);

const meta: Meta<typeof LiveFileDrop> = {
  title: 'UI/Fields/FileDrop',
  component: LiveFileDrop,
  args: { label: 'Documents', value: [], onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof LiveFileDrop>;

const limited: Partial<FileDropProps> = {
  accept: ['application/pdf', '.csv'],
  maxCount: 3,
  maxSize: 5_000_000,
};

export const Filled: Story = {
  args: { value: [prices, terms, photo] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove terms-of-delivery.pdf' }));
    await expect(args.onChange).toHaveBeenCalledWith([prices, photo]);
    await expect(canvas.getByRole('button', { name: 'Remove warehouse.jpg' })).toHaveFocus();
  },
};

export const Refused: Story = {
  args: limited,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no file input.');
    input.removeAttribute('accept');
    await userEvent.upload(input, [photo, terms]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'warehouse.jpg was left out: only these kinds are accepted: PDF, CSV',
    );
    await expect(canvas.getByText('terms-of-delivery.pdf')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, value: [prices, terms] },
  play: async ({ canvas, args }) => {
    dropOn(canvas.getByRole('group', { name: 'Documents' }), [photo]);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: ({ onChange }) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', gap: 24, alignItems: 'start' }}>
      <FileDrop label="Empty" value={[]} onChange={onChange} />
      <FileDrop {...limited} label="Limits" isRequired value={[]} onChange={onChange} />
      <FileDrop {...limited} label="Filled" value={[prices, terms]} onChange={onChange} />
      <FileDrop label="Invalid" errorMessage="Add the delivery note" value={[]} onChange={onChange} />
      <FileDrop label="Disabled" isDisabled value={[prices]} onChange={onChange} />
      <FileDrop label="Read-only" isReadOnly value={[prices, photo]} onChange={onChange} />
      <FileDrop
        label="Long"
        maxCount={1}
        value={[file(`${'a-name-that-goes-on-'.repeat(6)}.pdf`, 'application/pdf', 2_000_000)]}
        onChange={onChange}
      />
    </div>
  ),
};
