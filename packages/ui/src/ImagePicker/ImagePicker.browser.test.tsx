import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { withState } from '../field/withState.fixtures.tsx';
import { dropOn, pasteFiles, photograph, textFile } from '../files/files.fixtures.ts';
import { drawnPicture } from '../picture/pictures.fixtures.ts';
import { ImagePicker } from './ImagePicker.tsx';
import type { ImagePickerProps } from './ImagePickerProps.ts';

const Pictures = withState<ImagePickerProps>(ImagePicker, { label: 'Pictures', value: [] });

const field = () => page.getByRole('group', { name: 'Pictures' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const order = () =>
  field()
    .getByRole('img')
    .elements()
    .map((image) => (image.getAttribute('alt') ?? image.getAttribute('aria-label'))?.replace(/^.*: /, ''));
const inOrder = (...names: string[]) => vi.waitFor(() => expect(order()).toEqual(names));
const [front, back, side] = ['front.png', 'back.png', 'side.png'].map(photograph) as [File, File, File];

describe('ImagePicker', () => {
  it('asks a phone for its camera', async () => {
    await render(<Pictures />);
    expect(field().element().querySelector('input[type=file][capture=environment]')).not.toBeNull();
  });

  it('leaves out a text that calls itself a picture, and takes the picture beside it', async () => {
    await render(<Pictures />);
    dropOn(field().element(), [textFile('notes.png', 'image/png'), front]);
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('notes.png was left out: it cannot be read as a picture');
    await inOrder('front.png');
  });

  it('counts stored pictures among those that fit', async () => {
    const existing = [{ id: 'a', url: drawnPicture(10), alt: 'The street' }];
    await render(<Pictures {...{ existing }} maxCount={2} />);
    dropOn(field().element(), [front, back]);
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('back.png was left out: only 2 files are allowed');
    await inOrder('The street', 'front.png');
    await expect.element(button('Add images')).not.toBeInTheDocument();
  });

  it('loses neither a drop nor a paste while both are being looked into', async () => {
    await render(<Pictures />);
    dropOn(field().element(), [front]);
    button('Add images').element().focus();
    pasteFiles([back]);
    await vi.waitFor(() => expect(order().sort()).toEqual(['back.png', 'front.png']));
  });

  it('moves a picture by mouse', async () => {
    const onChange = vi.fn();
    await render(<Pictures {...{ onChange }} value={[front, back, side]} />);
    await vi.waitFor(() => expect(order()).toHaveLength(3));
    const tiles = page.getByRole('listitem');
    await userEvent.dragAndDrop(tiles.first(), tiles.last());
    expect(onChange).toHaveBeenLastCalledWith([back, side, front]);
  });

  it('takes nothing that arrives after it was disabled', async () => {
    const onChange = vi.fn();
    const { rerender } = await render(<Pictures {...{ onChange }} />);
    dropOn(field().element(), [front]);
    await rerender(<Pictures {...{ onChange }} isDisabled />);
    await vi.waitFor(() => expect(field().element()).not.toHaveAttribute('aria-busy'));
    expect(onChange).not.toHaveBeenCalled();
  });
});
