import type { ReactElement } from 'react';
import { expect, type Mock, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { FlowDialogProps, FlowError, Refusal } from '../embedding/embedding.ts';
import { FlowsProvider, type FlowsProviderProps } from '../FlowsProvider/FlowsProvider.tsx';
import { today } from './shop.fixtures.ts';

/** Puts a flow on the page, on the shop's day; what it is rendered anew with stands in the same place. */
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
  await userEvent.keyboard(`${digits}{Tab}`);
};

/** Types into a field in place of what is there, and goes on. */
export const enter = async (label: string, text: string) => {
  await field(label).fill(text);
  await userEvent.keyboard('{Tab}');
};

/** What every flow in a dialog takes, with handlers that remember. */
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
    },
  ) => ReactElement;
  /** What is typed into it from the field that has focus first, by the keyboard alone. */
  keys: readonly string[];
  /** The button that submits it. @default 'Save' */
  submit?: string;
  /** The button under the effects, where a submission lists them. */
  confirm?: string;
  /** What it hands over then; what is not set may be left out. */
  value: Partial<Value>;
  /** A field by its label, and what is in it then. */
  kept: readonly [label: string, value: string];
  /** Whether it is restored from a draft. @default true */
  hasDraft?: boolean;
}

/** What holds for every flow in a dialog. */
export function keepsTheContract<Value, Draft = unknown>(contract: DialogContract<Value, Draft>): void {
  const { flow, keys, submit = 'Save', confirm, kept, hasDraft = true } = contract;
  const value = contract.value as Value;
  const [keptLabel, keptValue] = kept;

  const open = async (props: Partial<Parameters<typeof flow>[0]> = {}) => {
    const onCancel = vi.fn();
    const screen = await show(flow({ isOpen: true, onSubmit: async () => {}, onCancel, ...props }));
    await expect.element(page.getByRole('dialog').first()).toBeVisible();
    return { ...screen, onCancel };
  };
  const fill = async () => {
    for (const text of keys) await userEvent.keyboard(text);
    await expect.element(field(keptLabel)).toHaveValue(keptValue);
  };
  const send = async () => {
    await button(submit).click();
    if (confirm) await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
  };

  test('hands over what was typed by the keyboard alone, once, however often it is submitted', async () => {
    const onSubmit = vi.fn(async (_value: Value) => {});
    await open({ onSubmit });
    await fill();
    if (!confirm) await button(submit).dblClick();
    else {
      await button(submit).click();
      const yes = page.getByRole('alertdialog').getByRole('button', { name: confirm });
      await expect.element(yes).toHaveFocus();
      await userEvent.keyboard('{Enter}{Enter}');
    }
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(value));
    await expect.element(button('Cancel')).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('keeps every entry when the host refuses, says why, and tells the host', async () => {
    const onError = vi.fn((_error: FlowError) => {});
    const refusal: Refusal = { message: 'The books are closed' };
    await open({ onSubmit: async () => refusal, onError });
    await fill();
    await send();
    await expect.element(page.getByText('The books are closed').first()).toBeVisible();
    await expect.element(field(keptLabel)).toHaveValue(keptValue);
    expect(onError).toHaveBeenCalledExactlyOnceWith({
      code: 'refused',
      operation: 'submit',
      retryable: false,
      cause: refusal,
    });
  });

  test('keeps every entry when the host throws, and can be sent again', async () => {
    const onError = vi.fn((_error: FlowError) => {});
    const cause = new Error('The line was cut');
    const onSubmit = vi.fn(async (_value: Value) => {}).mockRejectedValueOnce(cause);
    await open({ onSubmit, onError });
    await fill();
    await send();
    await expect.element(page.getByText('The line was cut').first()).toBeVisible();
    await expect.element(field(keptLabel)).toHaveValue(keptValue);
    expect(onError.mock.calls).toEqual([[{ code: 'failed', operation: 'submit', retryable: true, cause }]]);
    // The question has a button of the same name until it has quite left.
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    await send();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    expect(onSubmit).toHaveBeenLastCalledWith(value);
  });

  test('is disabled while it is being sent', async () => {
    await open({ onSubmit: () => new Promise<void>(() => {}) });
    await fill();
    await send();
    await expect.element(field(keptLabel)).toBeDisabled();
    await expect.element(button('Cancel')).toBeDisabled();
  });

  test('is left at once while nothing was entered', async () => {
    const { onCancel } = await open();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(onCancel).toHaveBeenCalledTimes(1));
  });

  test('asks before entries are left', async () => {
    const { onCancel } = await open();
    await fill();
    await button('Cancel').click();
    await button('Keep editing').click();
    await expect.element(field(keptLabel)).toHaveValue(keptValue);
    expect(onCancel).not.toHaveBeenCalled();
    await button('Cancel').click();
    await button('Leave').click();
    await vi.waitFor(() => expect(onCancel).toHaveBeenCalledTimes(1));
  });

  if (!hasDraft) return;

  test('goes on from the draft that it told, and asks before that is left', async () => {
    let draft: Draft | undefined;
    const { unmount } = await open({
      onChange: (next) => {
        draft = next;
      },
    });
    await fill();
    await unmount();
    const restored = JSON.parse(JSON.stringify(draft)) as Partial<Draft>;
    const onSubmit = vi.fn(async (_value: Value) => {});
    const { onCancel } = await open({ defaultDraft: restored, onSubmit });
    await expect.element(field(keptLabel)).toHaveValue(keptValue);
    await button('Cancel').click();
    await button('Keep editing').click();
    expect(onCancel).not.toHaveBeenCalled();
    await send();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(value));
  });
}
