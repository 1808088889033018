import { type Mock, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import { PurchaseSlip } from './PurchaseSlip.tsx';
import type { PurchaseSlipProps, PurchaseSubmission } from './PurchaseSlipProps.ts';
import { lists, today } from './purchase.fixtures.ts';

/** Takes every slip. */
export const accept = (): Mock<(slip: PurchaseSubmission) => Promise<void>> =>
  vi.fn(async (_slip: PurchaseSubmission) => {});

/** Shows a slip for a purchase. */
export async function openSlip(
  props: Partial<Extract<PurchaseSlipProps, { mode?: 'purchase' | undefined }>> = {},
) {
  const onCancel: Mock<() => void> = vi.fn();
  const slip = (changed: typeof props = {}) => (
    <FlowsProvider today={today} sounds>
      <PurchaseSlip isOpen {...lists} onSubmit={accept()} onCancel={onCancel} {...props} {...changed} />
    </FlowsProvider>
  );
  const screen = await render(slip());
  return {
    onCancel,
    unmount: screen.unmount,
    /** Shows it again with other props. */
    change: (changed: typeof props) => screen.rerender(slip(changed)),
  };
}

/** The first field of that label in the dialog. */
export const field = (label: string) =>
  page.getByRole('dialog').getByLabelText(label, { exact: false }).first();

/** A searchable select. */
export const picker = (label: string) => page.getByRole('combobox', { name: label });

/** A button of exactly that name. */
export const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Saves and confirms. */
export async function post() {
  await button('Save').click();
  await button('Post purchase').click();
}
