import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { IMEI } from '../../../../domain/src/text/spellings.fixtures.ts';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import { emulateTouch, holdBeforeCamera } from '../../testing/camera.fixtures.ts';
import { ImeiField, type ImeiFieldProps, needsConfirmation } from './ImeiField.tsx';

const imei = '356938035643809';
const doubtful = '356938035643808';

function Kept(props: Partial<ImeiFieldProps>) {
  const [value, setValue] = useState(props.value ?? '');
  const [isConfirmed, setConfirmed] = useState(props.isConfirmed ?? false);
  return (
    <ImeiField
      label="IMEI #1"
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange?.(next);
        setValue(next);
      }}
      isConfirmed={isConfirmed}
      onConfirmedChange={setConfirmed}
    />
  );
}

const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
const show = (props: Partial<ImeiFieldProps> = {}) =>
  render(
    <FlowsProvider>
      <form onSubmit={onSubmit}>
        <Kept {...props} />
        <Kept label="IMEI #2" name="imei2" />
      </form>
    </FlowsProvider>,
  );
const field = (name = 'IMEI #1') => page.getByRole('textbox', { name });

describe('an IMEI', () => {
  test('that is scanned fills the field and goes on, without submitting', async () => {
    await show();
    await field().click();
    await userEvent.keyboard(`${imei}{Enter}`);
    await expect.element(field()).toHaveValue(imei);
    await expect.element(field('IMEI #2')).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('moves nothing below it when it is complete', async () => {
    await show();
    const top = () => field('IMEI #2').element().getBoundingClientRect().top;
    await field().fill(imei.slice(1));
    const before = top();
    await field().fill(imei);
    await expect.element(field()).toHaveValue(imei);
    expect(top()).toBe(before);
  });

  test('is read in every spelling', async () => {
    await show();
    for (const text of IMEI.spellings) {
      await field().fill(text);
      await expect.element(field(), { message: text }).toHaveValue(imei);
    }
  });

  test('that comes with another leaves it to the host', async () => {
    const onSecond = vi.fn();
    await show({ onSecond });
    await field().fill(`${imei} 490154203237518`);
    await expect.element(field()).toHaveValue(imei);
    expect(onSecond).toHaveBeenCalledExactlyOnceWith('490154203237518');
  });

  test('with a wrong check digit is confirmed by hand, and again when it changes', async () => {
    await show({ value: doubtful });
    const confirm = page.getByRole('checkbox', {
      name: 'The check digit is wrong; I have compared it with *#06#',
    });
    await page.getByText('The check digit is wrong; I have compared it with *#06#').click();
    await expect.element(confirm).toBeChecked();
    await field().fill('356938035643807');
    await expect.element(confirm).not.toBeChecked();
    await field().fill(imei);
    await expect.element(confirm).not.toBeInTheDocument();
  });

  test('whose digits a spreadsheet has lost is said to have lost them', async () => {
    await show();
    await field().fill('3.56938E+14');
    await expect
      .element(field())
      .toHaveAccessibleDescription(
        'This number has lost digits: make the column text and enter all 15 digits again',
      );
  });
});

test.each([
  [doubtful, true],
  [imei, false],
  ['35693803564380', false],
  ['000000000000000', false],
  ['35693803564380A', false],
])('%s is to be confirmed: %s', (text, isAsked) => {
  expect(needsConfirmation(text)).toBe(isAsked);
});

describe('the camera', () => {
  const button = page.getByRole('button', { name: 'Scan IMEI #1 with the camera' });
  const dialog = page.getByRole('dialog', { name: 'Scan IMEI #1 with the camera' });
  afterEach(() => {
    vi.restoreAllMocks();
    emulateTouch(false);
  });

  test('fills the field on a touch device alone, and closes', async () => {
    await show();
    await expect.element(button).not.toBeInTheDocument();
    emulateTouch(true);
    holdBeforeCamera(imei);
    await button.click();
    await expect.element(field()).toHaveValue(imei);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('passes over other codes of the box, and says so', async () => {
    emulateTouch(true);
    await show();
    holdBeforeCamera('SN-123');
    await button.click();
    await expect.element(dialog).toMatchTextContent('SN-123 is not an IMEI');
    await userEvent.keyboard('{Escape}');
    await expect.element(field()).toHaveValue('');
  });

  test('says in its own words that it is blocked', async () => {
    emulateTouch(true);
    await show();
    const blocked = new DOMException('Refused', 'NotAllowedError');
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(blocked);
    await button.click();
    await expect.element(dialog).toMatchTextContent('The camera is blocked');
  });
});
