import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import {
  article,
  barsOfArticle,
  cameraAt,
  drawCodes,
  fileOf,
  qrOfShelf,
  refusal,
} from './barcodePicture.fixtures.ts';
import { CameraScanner, type CameraScannerProps } from './CameraScanner.tsx';

/** The stories look at a drawing instead of asking for a camera. */
const onBarcode: CameraScannerProps['getStream'] = () => cameraAt(drawCodes([{ modules: barsOfArticle }]))();

const onNothing: CameraScannerProps['getStream'] = () => cameraAt(drawCodes([]))();

const never: CameraScannerProps['getStream'] = () => new Promise(() => {});

function CameraScannerWithState(props: CameraScannerProps) {
  const [isActive, setActive] = useState(props.isActive);
  return (
    <CameraScanner
      {...props}
      isActive={isActive}
      onActiveChange={
        props.onActiveChange &&
        ((next) => {
          setActive(next);
          props.onActiveChange?.(next);
        })
      }
    />
  );
}

const meta: Meta<typeof CameraScannerWithState> = {
  title: 'UI/Scanning/CameraScanner',
  component: CameraScannerWithState,
  args: { label: 'Scan an article', getStream: onBarcode, onScan: fn(), onProblem: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
};
export default meta;

type Story = StoryObj<typeof CameraScannerWithState>;

export const Reading: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(args.onScan).toHaveBeenCalledWith(article, expect.objectContaining({ format: 'ean_13' })),
    );
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(`Read ${article}`));
  },
};

export const NothingInSight: Story = { args: { getStream: onNothing } };

/** A page that does not ask for the camera before somebody wants it. */
export const TurnedOnAndOff: Story = {
  args: { isActive: false, onActiveChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('The camera is off')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start camera' }));
    await expect(args.onActiveChange).toHaveBeenCalledWith(true);
    await waitFor(() => expect(args.onScan).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('button', { name: 'Stop camera' }));
    await expect(canvas.getByText('The camera is off')).toBeVisible();
  },
};

export const Starting: Story = { args: { getStream: never } };

export const Blocked: Story = {
  args: { getStream: refusal('NotAllowedError') },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The camera is blocked'));
    await expect(args.onProblem).toHaveBeenCalledWith('denied');
  },
};

/** The way out where there is no camera: a photo. */
export const ReadFromPicture: Story = {
  args: { getStream: refusal('NotFoundError') },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    await expect(input).not.toBeNull();
    const picture = await fileOf(drawCodes([{ modules: qrOfShelf }]));
    if (input) await userEvent.upload(input, picture);
    await waitFor(() =>
      expect(args.onScan).toHaveBeenCalledWith('SHELF-7', expect.objectContaining({ format: 'qr_code' })),
    );
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Read SHELF-7'));
  },
};

/** All looks side by side. */
export const Matrix: Story = {
  tags: ['matrix'],
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(3, 300px)', inlineSize: 932 }}>
        {Story()}
      </div>
    ),
  ],
  render: (args) => (
    <>
      <CameraScanner {...args} label="Reading" />
      <CameraScanner {...args} label="Off" isActive={false} onActiveChange={fn()} />
      <CameraScanner {...args} label="Without pictures" isActive={false} allowsPicture={false} />
      <CameraScanner {...args} label="Blocked" getStream={refusal('NotAllowedError')} />
      <CameraScanner {...args} label="No camera" getStream={refusal('NotFoundError')} onActiveChange={fn()} />
      <CameraScanner {...args} label="In use" getStream={refusal('NotReadableError')} />
    </>
  ),
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onScan).toHaveBeenCalled());
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(3));
  },
};
