import { addDays, type Day } from '@handset/domain';
import type { ReactElement } from 'react';
import { expect, type Mock, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FlowsProvider, type FlowsProviderProps } from '../embedding/FlowsProvider/FlowsProvider.tsx';
import type { FlowDialogProps, FlowError, Refusal } from '../form/embedding.ts';
import { today } from './shop.fixtures.ts';

/** Puts a flow on the page, on the shop's day; what it is rendered again with stands in the same place. */
export const show = async (flow: ReactElement, settings: Partial<FlowsProviderProps> = {}) => {
  const placed = (child: ReactElement) => (
    <FlowsProvider today={today} {...settings}>
      {child}
    </FlowsProvider>
  );
  const { rerender, unmount } = await render(placed(flow));
  return { unmount, rerender: (next: ReactElement) => rerender(placed(next)) };
};

/** A field of the page, by a part of its label. */
export const field = (label: string) => page.getByLabelText(label, { exact: false }).first();

/** A button, by its exact words. */
export const button = (name: string) => page.getByRole('button', { name, exact: true });

/** The link of the summary of errors that says what is wrong with a field. */
export const problem = (text: string) => page.getByRole('button', { name: text, exact: true });

/** A date that is typed, day first, over the one that is there. */
export const typeDay = async (label: string, digits: string) => {
  await page
    .getByRole('spinbutton', { name: new RegExp(`^day.*${label}`, 'i') })
    .first()
    .click();
  await userEvent.keyboard(digits);
  // No hand presses Tab as soon as a scanner does.
  await new Promise((resolve) => setTimeout(resolve, 50));
  await userEvent.tab();
};

/** Types into a field in place of what is there, and goes on. */
export const enter = async (label: string, text: string) => {
  await field(label).fill(text);
  await userEvent.keyboard('{Tab}');
};

/** Props of every flow in a dialog, with handlers that record their calls. */
export const frame = (): {
  isOpen: boolean;
  onSubmit: Mock<() => Promise<void>>;
  onCancel: Mock<() => void>;
} => ({
  isOpen: true,
  onSubmit: vi.fn(async () => {}),
  onCancel: vi.fn(() => {}),
});

interface DialogContract<Value, Draft> {
  /** The flow with what it is handed. */
  flow: (
    props: FlowDialogProps<Value> & {
      defaultDraft?: Partial<Draft> | undefined;
      onChange?: ((draft: Draft) => void) | undefined;
      keptOn?: Day | undefined;
    },
  ) => ReactElement;
  /** Keys to type, starting in the field that has focus first. */
  keys: readonly string[];
  /** The button that submits it. @default 'Save' */
  submit?: string;
  /** The button under the effects, where a submission lists them. */
  confirm?: string;
  /** The expected submitted value. Properties left out are not compared. */
  value: Partial<Value>;
  /** A field by its label, and what is in it then. */
  kept: readonly [label: string, value: string];
  /** Whether it is restored from a draft. @default true */
  hasDraft?: boolean;
}

/** Tests that a dialog joins its form, its draft and its handlers. What every dialog does is tested with `FormDialog`. */
export function keepsTheContract<Value, Draft = unknown>(contract: DialogContract<Value, Draft>): void {
  const { flow, keys, submit = 'Save', confirm, kept, hasDraft = true } = contract;
  const [keptLabel, keptValue] = kept;
  const isKept = () => expect.element(field(keptLabel)).toHaveValue(keptValue);
  const question = () => page.getByRole('alertdialog');
  const send = async () => {
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    if (!confirm) return;
    await expect.element(question().getByRole('button', { name: confirm })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  };

  test('hands over what the keyboard typed, once, from its draft and after a refusal', async () => {
    const refusal: Refusal = { message: 'The books are closed' };
    const onSubmit = vi.fn<(value: Value) => Promise<Refusal | undefined>>(async () => undefined);
    onSubmit.mockResolvedValueOnce(refusal);
    const onError = vi.fn<(error: FlowError) => void>();
    const props = { isOpen: true, onSubmit, onError, onCancel: vi.fn<() => void>() };
    let draft: Draft | undefined;
    const onChange = (next: Draft) => {
      draft = next;
    };
    const { unmount } = await show(flow({ ...props, onChange }));
    await expect.element(page.getByRole('dialog').first()).toBeVisible();
    for (const text of keys) await userEvent.keyboard(text);
    await isKept();

    if (hasDraft) {
      await unmount();
      // It was kept yesterday: the date that nobody picked is today's again.
      const keptOn = addDays(today, -1);
      const defaultDraft = JSON.parse(JSON.stringify(draft).replaceAll(today, keptOn)) as Partial<Draft>;
      await show(flow({ ...props, defaultDraft, keptOn }));
      await isKept();
      // It asks before the draft is left, and the second Escape takes that back.
      await userEvent.keyboard('{Escape}');
      await expect.element(question()).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(question()).not.toBeInTheDocument();
    }

    await send();
    await expect.element(page.getByText('The books are closed').first()).toBeVisible();
    await isKept();
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ cause: refusal }));

    await send();
    await expect.element(button(submit)).toBeDisabled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}{Escape}');
    expect(onSubmit.mock.calls).toEqual([[contract.value], [contract.value]]);
    expect(props.onCancel).not.toHaveBeenCalled();
  });
}
