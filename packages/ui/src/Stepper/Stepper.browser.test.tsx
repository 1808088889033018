import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RouterProvider } from '../RouterProvider/RouterProvider.tsx';
import { Stepper, type StepperProps } from './Stepper.tsx';

const steps = ['Products', 'Address', 'Payment'].map((label) => ({ id: label.toLowerCase(), label }));
const show = (props: Partial<StepperProps> = {}) =>
  render(<Stepper label="Order" steps={steps} currentStep="address" {...props} />);
const currents = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((element) => element.getAttribute('aria-current'));

let warn: MockInstance;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

describe('Stepper', () => {
  it('reads the number, the name and the state of each step', async () => {
    await show({ steps: steps.map((step, at) => (at === 2 ? { ...step, state: 'error' as const } : step)) });
    await expect.element(page.getByRole('list', { name: 'Order' })).toBeVisible();
    const texts = page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
    expect(texts).toEqual([
      'Step 1 of 3: Products (done)',
      '2Step 2 of 3: Address',
      'Step 3 of 3: Payment (needs attention)',
    ]);
    expect(currents()).toEqual([null, 'step', null]);
  });

  it('goes back by keyboard to a step that is a button, and not to a disabled one', async () => {
    const onStepPress = vi.fn();
    await show({
      onStepPress,
      steps: steps.map((step) => ({ ...step, isDisabled: step.id === 'payment' })),
    });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(onStepPress.mock.calls).toEqual([['products'], ['address']]);
    await expect.element(page.getByRole('button', { name: /Payment/ })).toBeDisabled();
  });

  it('goes through the router where steps are links, and makes no link of a disabled one', async () => {
    const navigate = vi.fn();
    await render(
      <RouterProvider navigate={navigate}>
        <Stepper
          label="Order"
          currentStep="address"
          steps={steps.map((step) => ({ ...step, href: `/${step.id}`, isDisabled: step.id === 'payment' }))}
        />
      </RouterProvider>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/products');
    expect(page.getByRole('link').elements()).toHaveLength(2);
  });

  it('has no current step where none has the id, and names the prop', async () => {
    await show({ currentStep: 'gone' });
    expect(currents()).toEqual([null, null, null]);
    expect(warn).toHaveBeenCalledWith(
      expect.stringMatching(/Stepper: currentStep is gone, which no step has/),
    );
  });

  it('keeps both of two steps with one id, makes the first of them current, and names the id', async () => {
    await show({ steps: [...steps, { id: 'address', label: 'Other address' }] });
    expect(currents()).toEqual([null, 'step', null, null]);
    expect(warn).toHaveBeenCalledWith(
      expect.stringMatching(/Stepper: steps has the id address more than once/),
    );
  });

  it('is not there without steps', async () => {
    const { container } = await show({ steps: [], currentStep: null });
    expect(container.childElementCount).toBe(0);
    expect(warn).not.toHaveBeenCalled();
  });

  it('names the current step alone on a phone, and stays within it, however long the words are', async () => {
    await page.viewport(360, 640);
    await show({
      steps: [...steps, ...steps].map((step, at) => ({
        id: `${at}`,
        label: at === 1 ? 'Long'.repeat(40) : step.label,
        description: 'and more words about it',
      })),
      currentStep: '1',
    });
    const list = page.getByRole('list').element();
    expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    const boxOf = (words: string | RegExp) =>
      page.getByText(words).first().element().closest('span')?.parentElement;
    expect(boxOf(/^Long/)?.clientWidth).toBeGreaterThan(40);
    expect(boxOf('Products')?.clientWidth).toBe(1);
    await page.viewport(1280, 800);
  });

  it('keeps two of them on one page apart, in StrictMode', async () => {
    await render(
      <StrictMode>
        <Stepper label="One" steps={steps} currentStep="products" />
        <Stepper label="Other" steps={steps} currentStep={null} />
      </StrictMode>,
    );
    expect(currents()).toEqual(['step', null, null, null, null, null]);
    expect(warn).not.toHaveBeenCalled();
  });
});
