import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { brokenPicture, drawnPicture } from '../picture/pictures.fixtures.ts';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { Lightbox, type LightboxProps } from './Lightbox.tsx';

const pictures = ['Front', 'Side', 'Back'].map((alt, position) => ({
  id: alt,
  src: drawnPicture(position * 80),
  alt,
}));

/** A lightbox that does what it is asked to. */
function Viewer({ onChange, ...props }: Partial<LightboxProps> & { onChange?: (id: string | null) => void }) {
  const [open, setOpen] = useState<string | null>('Front');
  const change = (id: string | null) => {
    onChange?.(id);
    setOpen(id);
  };
  return (
    <Lightbox
      label="Oak chair"
      pictures={pictures}
      {...props}
      openPicture={open}
      onOpenPictureChange={change}
    />
  );
}

const picture = (name: string | RegExp) => page.getByRole('img', { name });
const scaleOf = (name: string) => Number((picture(name).element() as HTMLElement).style.scale);

/** Drags the picture sideways by so many pixels, with a real pointer. */
async function drag(name: string, by: number) {
  await userEvent.dragAndDrop(picture(name), picture(name), {
    sourcePosition: { x: 600, y: 200 },
    targetPosition: { x: 600 + by, y: 200 },
  });
}

describe('Lightbox', () => {
  it.each([
    ['en', '{ArrowRight}', '{ArrowLeft}', 'Side'],
    ['ur', '{ArrowLeft}', '{ArrowRight}', 'Back'],
  ] as const)('goes on and back the way that is read, and round: %s', async (locale, onwards, back, left) => {
    await render(
      <UIProvider locale={locale}>
        <Viewer />
      </UIProvider>,
    );
    await userEvent.keyboard(onwards);
    await expect.element(picture('Side')).toBeVisible();
    await userEvent.keyboard(back);
    await expect.element(picture('Front')).toBeVisible();
    await userEvent.keyboard(back);
    await expect.element(picture('Back')).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect.element(picture('Front')).toBeVisible();
    // Thrown to the left.
    await drag('Front', -200);
    await expect.element(picture(left)).toBeVisible();
  });

  it('enlarges and shrinks by keyboard and by double press, and shows the next picture whole', async () => {
    await render(<Viewer />);
    await expect.element(picture('Front')).toBeVisible();
    await userEvent.keyboard('-++');
    await expect.poll(() => scaleOf('Front')).toBe(2);
    await userEvent.keyboard('-');
    await expect.poll(() => scaleOf('Front')).toBe(1.5);
    await userEvent.keyboard('+++++');
    await expect.poll(() => scaleOf('Front')).toBe(4);
    await userEvent.keyboard('0');
    await expect.poll(() => scaleOf('Front')).toBe(1);
    await userEvent.dblClick(picture('Front'));
    await expect.poll(() => scaleOf('Front')).toBe(2);
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => scaleOf('Side')).toBe(1);
  });

  it('stays with a picture that is moved a little, and moves about one that is enlarged', async () => {
    const onChange = vi.fn();
    await render(<Viewer onChange={onChange} />);
    await expect.element(picture('Front')).toBeVisible();
    await drag('Front', -10);
    await userEvent.keyboard('+');
    await drag('Front', -120);
    await expect.poll(() => (picture('Front').element() as HTMLElement).style.translate).toBe('-120px');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('does not enlarge a picture that cannot be shown, and is swiped past it', async () => {
    const broken = { id: 'Front', src: brokenPicture, alt: 'Front' };
    await render(<Viewer pictures={[broken, ...pictures.slice(1)]} />);
    await userEvent.dblClick(picture('Front. The picture cannot be shown'));
    await userEvent.keyboard('+');
    await drag('Front. The picture cannot be shown', -200);
    await expect.element(picture('Side')).toBeVisible();
  });

  it('closes when there are no pictures any more', async () => {
    const view = await render(<Viewer />);
    await expect.element(picture('Front')).toBeVisible();
    await view.rerender(<Viewer pictures={[]} />);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows a picture without words by its number, and endless words in their place', async () => {
    await render(
      <Viewer pictures={[{ id: 'Front', src: drawnPicture(0), alt: '', caption: 'Long'.repeat(900) }]} />,
    );
    await expect.element(picture('1 of 1')).toBeVisible();
    const dialog = page.getByRole('dialog').element();
    expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    expect(picture('1 of 1').element().getBoundingClientRect().height).toBeGreaterThan(200);
  });
});
