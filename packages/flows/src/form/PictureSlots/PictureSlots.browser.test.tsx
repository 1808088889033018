import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import { PictureSlots, type PictureSlotsProps, type Pictures } from './PictureSlots.tsx';
import { photograph } from './pictures.fixtures.ts';

type Slot = 'phonePicture' | 'images';
const slots: PictureSlotsProps<Slot>['slots'] = [
  { slot: 'phonePicture', label: 'Phone picture' },
  { slot: 'images', label: 'More Images', maxCount: 5 },
];

function Kept(props: Partial<PictureSlotsProps<Slot>>) {
  const [value, setValue] = useState<Pictures<Slot>>({});
  return (
    <PictureSlots
      slots={slots}
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange?.(next);
        setValue(next);
      }}
    />
  );
}

const show = (props: Partial<PictureSlotsProps<Slot>> = {}) =>
  render(
    <FlowsProvider>
      <Kept {...props} />
    </FlowsProvider>,
  );
const slot = (label: string) => page.getByRole('group', { name: label });
const give = (label: string, ...files: File[]) => {
  const input = slot(label).element().querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error(`${label} takes no files`);
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

test('each picture goes to its slot', async () => {
  const onChange = vi.fn();
  await show({ onChange });
  const [front, back] = [photograph('front.png'), photograph('back.png')];
  give('Phone picture', front);
  await expect.element(slot('Phone picture').getByRole('img', { name: /front.png/ })).toBeVisible();
  give('More Images', back);
  await expect.element(slot('More Images').getByRole('img', { name: /back.png/ })).toBeVisible();
  expect(onChange).toHaveBeenLastCalledWith({ phonePicture: [front], images: [back] });
});

test.each([
  [
    'of 20 MB',
    new File([new Uint8Array(20_000_000)], 'huge.jpg', { type: 'image/jpeg' }),
    'huge.jpg was left out: it is 20 MB, and the limit is 8 MB',
  ],
  [
    'of another kind',
    new File(['%PDF'], 'scan.pdf', { type: 'application/pdf' }),
    'scan.pdf was left out: only these kinds are accepted: JPEG, PNG, WebP, AVIF',
  ],
  [
    'that is none inside',
    new File(['a letter'], 'letter.jpg', { type: 'image/jpeg' }),
    'letter.jpg was left out: it cannot be read as a picture',
  ],
])('one %s is named, and what is there stays', async (_what, file, message) => {
  const onChange = vi.fn();
  await show({ onChange });
  const front = photograph('front.png');
  give('More Images', front);
  await expect.element(slot('More Images').getByRole('img', { name: /front.png/ })).toBeVisible();
  give('More Images', file);
  await expect.element(slot('More Images').getByRole('alert')).toMatchTextContent(message);
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ images: [front] });
});

test('one as iPhones store them comes with what to do about it, until another is taken', async () => {
  await show();
  give('Phone picture', new File(['ftypheic'], 'IMG_0001.HEIC', { type: 'image/heic' }));
  const hint = slot('Phone picture').getByText(/Settings › Camera › Formats › Most Compatible/);
  await expect.element(hint).toBeVisible();
  give('Phone picture', photograph('front.png'));
  await expect.element(hint).not.toBeInTheDocument();
});

test('one that cannot be read is told to the host', async () => {
  const onError = vi.fn();
  await show({ onError });
  give('Phone picture', new File(['a letter'], 'letter.jpg', { type: 'image/jpeg' }));
  await vi.waitFor(() =>
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ code: 'unreadable', operation: 'read-file' }),
  );
});

test('a phone says the limits once, at the first slot that takes a picture', async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(390, 800);
  await show();
  const limits = (label: string) => slot(label).getByText(/^JPEG, PNG, WebP, AVIF/);
  await expect.element(limits('Phone picture')).toBeVisible();
  await expect.element(limits('More Images')).not.toBeVisible();
  give('Phone picture', photograph('front.png'));
  await expect.element(limits('More Images')).toBeVisible();
});

test('stored pictures take no room from new ones', async () => {
  const url = URL.createObjectURL(photograph('stored.png'));
  await show({ stored: { phonePicture: [{ id: '1', url, alt: 'Front of the phone' }] } });
  await expect.element(slot('Phone picture').getByRole('img', { name: /Front of the phone/ })).toBeVisible();
  give('Phone picture', photograph('new.png'));
  await expect.element(slot('Phone picture').getByRole('img', { name: /new.png/ })).toBeVisible();
});
