import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { liveField } from '../field/withState.fixtures.tsx';
import { ScanField, type ScanFieldProps } from './ScanField.tsx';
import { sendScan } from './sendScan.fixtures.ts';
import { useScanBurst } from './useScanBurst.ts';

const LiveScanField = liveField<ScanFieldProps>(ScanField, 'ScanField');

const meta: Meta<typeof LiveScanField> = {
  title: 'UI/Scanning/ScanField',
  component: LiveScanField,
  args: {
    label: 'Article number',
    description: 'Scan it, or type it in',
    value: '',
    isNumeric: true,
    onChange: fn(),
    onScan: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof LiveScanField>;

export const Empty: Story = {};

export const Scanned: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    // Its Enter is kept from the form.
    await expect(sendScan(field, ']E04006381333931', 'Enter')).toBe(true);
    await expect(args.onScan).toHaveBeenCalledWith(
      '4006381333931',
      expect.objectContaining({ identifier: ']E0', raw: ']E04006381333931', source: 'scanner' }),
    );
    await waitFor(() => expect(field).toHaveValue('4006381333931'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Scanned 4006381333931');
  },
};

/** The caller keeps the digits alone, and takes what is typed as well. */
export const Normalised: Story = {
  args: { normalize: (text) => text.replace(/\D/g, ''), acceptsTyping: true },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    sendScan(field, 'SN-4006-3813', 'Tab');
    await waitFor(() => expect(field).toHaveValue('40063813'));
    await expect(args.onScan).toHaveBeenCalledOnce();
  },
};

function Basket({ onScan }: { onScan: (text: string) => void }) {
  const [codes, setCodes] = useState<string[]>([]);
  const burst = useScanBurst({
    onScan: (text) => {
      setCodes([...codes, text]);
      onScan(text);
    },
  });
  return (
    <section {...burst} tabIndex={-1} aria-label="Basket">
      <p>Scan anywhere in the basket: no field has to be chosen first.</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </section>
  );
}

/** `useScanBurst`: a part of a page that hears a scanner while focus is in it. */
export const WithoutField: Story = {
  render: (args) => <Basket onScan={(text) => args.onChange(text)} />,
  play: async ({ canvas, args }) => {
    sendScan(canvas.getByRole('region', { name: 'Basket' }), '4006381333931', 'Enter');
    await expect(await canvas.findByText('4006381333931')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** All looks side by side. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(3, 220px)' }}>
      <LiveScanField {...args} label="Empty" placeholder="Scan or type" />
      <LiveScanField {...args} label="Filled" value="4006381333931" />
      <LiveScanField {...args} label="Any text" isNumeric={false} value="AB-4006/7" />
      <LiveScanField
        {...args}
        label="Invalid"
        isRequired
        errorMessage="13 digits are needed"
        value="400638"
      />
      <LiveScanField {...args} label="Disabled" isDisabled value="4006381333931" />
      <LiveScanField {...args} label="Read-only" isReadOnly value="4006381333931" />
      <LiveScanField {...args} label="Long" value={'4006381333931'.repeat(8)} />
    </div>
  ),
};
