import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Modal, type ModalProps } from './Modal.tsx';

afterEach(() => vi.restoreAllMocks());

const Company = (props: Partial<ModalProps>) => (
  <Modal isOpen onClose={() => {}} title="Add Company" {...props}>
    {props.children ?? 'Name'}
  </Modal>
);

const box = () => page.getByRole('dialog', { name: 'Add Company' }).element().getBoundingClientRect();

it.each([
  ['small', 0.3],
  ['medium', 0.45],
  ['large', 0.7],
] as const)('is as wide as the specification says: %s', async (size, share) => {
  await page.viewport(1366, 768);
  await render(<Company size={size} />);
  expect(box().width / window.innerWidth).toBeCloseTo(share, 1);
});

describe('on a phone', () => {
  beforeEach(() => page.viewport(390, 700));

  it('fills the screen', async () => {
    await render(<Company />);
    expect([box().width, box().height].map(Math.round)).toEqual([390, 700]);
  });

  it('is a sheet at the lower edge when it is small, no higher than its content', async () => {
    await render(<Company size="small" />);
    expect([box().left, box().right, box().bottom].map(Math.round)).toEqual([0, 390, 700]);
    expect(box().height).toBeLessThan(200);
  });

  it('scrolls what a sheet of 85 % cannot hold, and keeps its buttons in sight', async () => {
    await render(
      <Company size="small" footer={<button type="button">Save</button>}>
        <div style={{ blockSize: 2000 }} />
      </Company>,
    );
    expect(box().height / 700).toBeCloseTo(0.85, 2);
    await expect.element(page.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
  });

  it('keeps a sheet above the keyboard of the screen', async () => {
    vi.spyOn(visualViewport as VisualViewport, 'height', 'get').mockReturnValue(400);
    await render(<Company size="small" />);
    await expect.poll(() => Math.round(box().bottom)).toBe(400);
  });
});
