import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { SubmitHandler } from '../embedding/embedding.ts';
import { FlowsProvider } from '../FlowsProvider/FlowsProvider.tsx';
import { sendScan } from '../SaleModal/sendScan.fixtures.ts';
import { StockPhoneModal } from './StockPhoneModal.tsx';
import {
  changedPhone,
  drawPicture,
  filledDraft,
  filledPhone,
  holder,
  lists,
  phone,
  shopId,
  today,
} from './stockPhone.fixtures.ts';
import type {
  StockPhone,
  StockPhoneDraft,
  StockPhoneEditSubmission,
  StockPhoneSubmission,
} from './stockPhoneDraft.ts';

const accept = () => vi.fn(async (_phone: StockPhoneSubmission) => {});
const acceptEdit = () => vi.fn(async (_edit: StockPhoneEditSubmission) => {});

interface Shown {
  onSubmit?: SubmitHandler<StockPhoneSubmission>;
  onCancel?: () => void;
  onChange?: (draft: StockPhoneDraft) => void;
  onError?: (error: { code: string }) => void;
  onCreateCompany?: (name: string) => void;
  onCompanyChange?: (company: unknown) => void;
  defaultDraft?: Partial<StockPhoneDraft>;
  isOpen?: boolean;
  lists?: Partial<typeof lists>;
}

function Add({ lists: other, ...props }: Shown) {
  return (
    <FlowsProvider today={today}>
      <StockPhoneModal
        isOpen
        {...lists}
        {...other}
        shopId={shopId}
        onSubmit={accept()}
        onCancel={() => {}}
        {...props}
      />
    </FlowsProvider>
  );
}

interface ShownEdit {
  onSubmit?: SubmitHandler<StockPhoneEditSubmission>;
  phone?: StockPhone;
  conflict?: StockPhone | undefined;
}

function Edit(props: ShownEdit) {
  return (
    <FlowsProvider today={today}>
      <StockPhoneModal
        isOpen
        {...lists}
        phone={phone}
        onSubmit={acceptEdit()}
        onCancel={() => {}}
        {...props}
      />
    </FlowsProvider>
  );
}

const dialog = () => page.getByRole('dialog');
const field = (label: string) => dialog().getByLabelText(label, { exact: false }).first();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const combobox = (name: string) => page.getByRole('combobox', { name });
const textbox = (name: string) => page.getByRole('textbox', { name });
const submit = () => button('Add Phone');
const choose = async (label: string, query: string, option: string) => {
  await page.getByRole('combobox', { name: label }).fill(query);
  await page.getByRole('option', { name: option }).first().click();
};
const files = () =>
  dialog().getByRole('group', { name: 'Images' }).element().querySelector('input[type=file]');
const pick = (...chosen: File[]) => {
  const input = files();
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no input for pictures');
  // As the file chooser does it, without 20 MB on their way through the driver.
  const transfer = new DataTransfer();
  for (const file of chosen) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

describe('adding a phone', () => {
  test('hands over what was typed from the first field to the last', async () => {
    const onSubmit = accept();
    await render(<Add onSubmit={onSubmit} />);
    await expect.element(page.getByRole('dialog', { name: 'Add Phone' })).toBeVisible();
    await expect.element(field('Name')).toHaveFocus();
    await field('Name').fill('Galaxy A15 blue');
    await choose('Company Name', 'sams', 'Samsung');
    await choose('Model Name', 'A15', 'Galaxy A15');
    await field('Specifications').selectOptions('PTA');
    await field('Color').fill('Blue');
    await field('IMEI 1').fill('35 693803-564380 9');
    await page.getByText('Add Dual SIM').click();
    await field('IMEI 2').fill('490154203237518');
    await field('Demand Price').fill('52,000');
    await field('Purchase Price').fill('Rs ۴۵٬۰۰۰');
    await field('Final Price').fill('50000');
    await submit().click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(filledPhone));
  });

  test('the second IMEI comes with Add Dual SIM, and unchecking clears it', async () => {
    const onChange = vi.fn((_draft: StockPhoneDraft) => {});
    const onSubmit = accept();
    await render(
      <Add
        defaultDraft={{ ...filledDraft, imei2: '', isDualSim: false }}
        onChange={onChange}
        onSubmit={onSubmit}
      />,
    );
    await expect.element(page.getByLabelText('IMEI 2')).not.toBeInTheDocument();
    await page.getByText('Add Dual SIM').click();
    await field('IMEI 2').fill('490154203237518');
    await page.getByText('Add Dual SIM').click();
    await expect.element(page.getByLabelText('IMEI 2')).not.toBeInTheDocument();
    expect(onChange.mock.lastCall?.[0].imei2).toBe('');
    await page.getByText('Add Dual SIM').click();
    await expect.element(field('IMEI 2')).toHaveValue('');
    await submit().click();
    await vi.waitFor(() => expect(onSubmit.mock.lastCall?.[0].imei2).toBeUndefined());
  });

  test('another company clears the model; a name that the list lacks is taken as it is typed', async () => {
    const onCreateCompany = vi.fn();
    const onSubmit = accept();
    await render(<Add defaultDraft={filledDraft} onCreateCompany={onCreateCompany} onSubmit={onSubmit} />);
    await choose('Company Name', 'QMobile', 'Add “QMobile”');
    await expect.element(page.getByRole('combobox', { name: 'Model Name' })).toHaveValue('');
    await choose('Model Name', 'Q900', 'Add “Q900”');
    await submit().click();
    expect(onCreateCompany).toHaveBeenCalledExactlyOnceWith('QMobile');
    await vi.waitFor(() =>
      expect(onSubmit.mock.lastCall?.[0]).toMatchObject({
        companyName: 'QMobile',
        modelSpecifications: 'Q900',
      }),
    );
  });

  test('a scan fills IMEI 1 and moves on without submitting', async () => {
    const onSubmit = accept();
    await render(<Add defaultDraft={{ ...filledDraft, imei1: '' }} onSubmit={onSubmit} />);
    await field('IMEI 1').click();
    await expect.element(field('IMEI 1')).toHaveFocus();
    await userEvent.keyboard('356938035643809{Enter}');
    await expect.element(field('IMEI 1')).toHaveValue('356938035643809');
    await expect.element(field('IMEI 1')).not.toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('the second scan of a phone with two SIMs adds its second IMEI', async () => {
    const onSubmit = accept();
    await render(
      <Add defaultDraft={{ ...filledDraft, imei1: '', imei2: '', isDualSim: false }} onSubmit={onSubmit} />,
    );
    field('IMEI 1').element().focus();
    sendScan('356938035643809');
    await expect.element(page.getByRole('checkbox', { name: 'Add Dual SIM' })).toHaveFocus();
    sendScan('490154203237518');
    await expect.element(field('IMEI 2')).toHaveValue('490154203237518');
    expect(onSubmit).not.toHaveBeenCalled();
    await submit().click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(filledPhone));
  });

  test('two IMEIs pasted into the first field become both of a phone with two SIMs', async () => {
    await render(<Add />);
    await field('IMEI 1').fill('356938035643809 / 490154203237518');
    await expect.element(field('IMEI 1')).toHaveValue('356938035643809');
    await expect.element(field('IMEI 2')).toHaveValue('490154203237518');
  });

  test('the keyboard alone adds a phone', async () => {
    const onSubmit = accept();
    await render(<Add onSubmit={onSubmit} />);
    await expect.element(field('Name')).toHaveFocus();
    await userEvent.keyboard('Galaxy A15 blue{Enter}');
    await expect.element(combobox('Company Name')).toHaveFocus();
    await userEvent.keyboard('Samsung{Enter}');
    await expect.element(combobox('Model Name')).toHaveFocus();
    await userEvent.keyboard('Galaxy A15{Enter}');
    await expect.element(field('Specifications')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Color')).toHaveFocus();
    await userEvent.keyboard('Blue{Enter}');
    await expect.element(field('IMEI 1')).toHaveFocus();
    await userEvent.keyboard('356938035643809{Enter}');
    await expect.element(page.getByRole('checkbox', { name: 'Add Dual SIM' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(field('Demand Price')).toHaveFocus();
    await userEvent.keyboard('52000{Enter}45000{Enter}50000{Enter}');
    await vi.waitFor(() =>
      expect(onSubmit.mock.lastCall?.[0]).toMatchObject({
        companyName: 'Samsung',
        modelSpecifications: 'Galaxy A15',
        color: 'Blue',
        imei: '356938035643809',
        demandPrice: 5_200_000,
        purchasePrice: 4_500_000,
        finalPrice: 5_000_000,
      }),
    );
  });
});

describe('what is required', () => {
  test('exactly the fields of the specification, all told at once in a summary that takes focus', async () => {
    const onSubmit = accept();
    await render(<Add onSubmit={onSubmit} />);
    await submit().click();
    const summary = page.getByLabelText(/Please correct 8 fields/);
    await expect.element(summary).toHaveFocus();
    for (const label of [
      'Name',
      'Company Name',
      'Model Name',
      'Color',
      'IMEI 1',
      'Demand Price',
      'Purchase Price',
      'Final Price',
    ])
      await expect
        .element(summary.getByRole('button', { name: `${label}: This is required`, exact: true }))
        .toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  const broken: [string, Partial<StockPhoneDraft>, string][] = [
    ['a short IMEI', { imei1: '35693803' }, 'IMEI 1: An IMEI has exactly 15 digits'],
    ['an IMEI with letters', { imei1: '35693803564380A' }, 'IMEI 1: An IMEI has digits only'],
    ['one digit repeated', { imei1: '000000000000000' }, 'IMEI 1: An IMEI is never one digit repeated'],
    ['the same IMEI twice', { imei2: '356938035643809' }, 'IMEI 2: IMEI 1 and IMEI 2 must differ'],
    ['an IMEI in stock', { imei1: holder.imei1 }, 'IMEI 1: This IMEI is already in stock: Apple iPhone 13'],
    [
      'the second IMEI of a phone in stock',
      { imei2: holder.imei2 ?? '' },
      'IMEI 2: This IMEI is already in stock: Apple iPhone 13',
    ],
    ['a price of nothing', { purchasePrice: 0 }, 'Purchase Price: The amount must be more than zero'],
    ['a price beyond belief', { demandPrice: 100_000_000_000 }, 'Demand Price: The amount is too large'],
    ['a negative price', { finalPrice: -100 }, 'Final Price: The amount must be more than zero'],
    ['a name without end', { name: 'x'.repeat(121) }, 'Name: This is too long'],
  ];
  test.each(broken)('refuses %s', async (_what, change, message) => {
    const onSubmit = accept();
    await render(<Add defaultDraft={{ ...filledDraft, ...change }} onSubmit={onSubmit} />);
    await submit().click();
    await expect.element(button(message)).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test.each(['-500', 'forty', '12.345', '1e5'])(
    'a price accepts numbers only: %s is not one',
    async (text) => {
      const onSubmit = accept();
      await render(<Add defaultDraft={filledDraft} onSubmit={onSubmit} />);
      await field('Final Price').fill(text);
      await submit().click();
      await expect.element(page.getByLabelText(/Please correct/)).toHaveFocus();
      expect(onSubmit).not.toHaveBeenCalled();
    },
  );

  test('a wrong check digit is confirmed first', async () => {
    const onSubmit = accept();
    await render(<Add defaultDraft={{ ...filledDraft, imei1: '356938035643808' }} onSubmit={onSubmit} />);
    await submit().click();
    await expect
      .element(
        button('IMEI 1: The check digit of this IMEI is wrong. Compare it with *#06#, then confirm it'),
      )
      .toBeVisible();
    await page.getByText('The check digit is wrong; I have compared it with *#06#').click();
    await submit().click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });
});

describe('images', () => {
  test('the first one is the cover image, and another can be made it', async () => {
    const onSubmit = accept();
    await render(<Add defaultDraft={filledDraft} onSubmit={onSubmit} />);
    pick(await drawPicture('front.png', '#0e6660'), await drawPicture('back.png', '#803030', 65));
    await expect.element(page.getByText('Cover', { exact: true })).toBeVisible();
    await page
      .getByRole('button', {
        name: /Move forward.*back\.png|back\.png.*Move forward|back\.png.*cover|cover.*back\.png/i,
      })
      .first()
      .click();
    await submit().click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    const { pictures } = onSubmit.mock.lastCall?.[0] ?? filledPhone;
    expect(pictures.coverImage?.name).toBe('back.png');
    expect(pictures.images.map(({ name }) => name)).toEqual(['front.png']);
  });

  test('one of 20 MB, a HEIC, what is no picture and more than ten are left out by name; the rest stays', async () => {
    const onError = vi.fn();
    const onSubmit = accept();
    await render(<Add defaultDraft={filledDraft} onError={onError} onSubmit={onSubmit} />);
    const large = new File([new Uint8Array(20_000_000)], 'large.png', { type: 'image/png' });
    const heic = new File(['x'], 'iphone.heic', { type: 'image/heic' });
    const text = new File(['not a picture'], 'text.png', { type: 'image/png' });
    const good = await Promise.all(
      Array.from({ length: 27 }, (_, index) => drawPicture(`good-${index}.png`, '#0e6660', 20 + index)),
    );
    pick(large, heic, text, ...good);
    const refusals = page.getByRole('alert').filter({ hasText: 'large.png' });
    for (const name of ['large.png', 'iphone.heic', 'text.png', 'good-10.png', 'good-11.png'])
      await expect.element(refusals).toMatchTextContent(name);
    await vi.waitFor(() =>
      expect(onError.mock.calls.map(([error]) => [error.code, error.operation])).toEqual([
        ['unreadable', 'read-file'],
      ]),
    );
    await submit().click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    const { pictures } = onSubmit.mock.lastCall?.[0] ?? filledPhone;
    expect([pictures.coverImage, ...pictures.images].map((file) => file?.name)).toEqual(
      Array.from({ length: 10 }, (_, index) => `good-${index}.png`),
    );
  });
});

describe('submitting', () => {
  test('the button is disabled and reads Adding... meanwhile; twice sends once', async () => {
    let answer = () => {};
    const onSubmit = vi.fn(
      (_phone: StockPhoneSubmission) =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
    );
    await render(<Add defaultDraft={filledDraft} onSubmit={onSubmit} />);
    await submit().dblClick();
    const adding = page.getByRole('button', { name: /Adding\.\.\./ });
    await expect.element(adding).toHaveAttribute('aria-disabled', 'true');
    await expect.element(field('Purchase Price')).toBeDisabled();
    answer();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('on success the modal closes, and the form is empty when it opens again', async () => {
    const { rerender } = await render(<Add defaultDraft={filledDraft} />);
    await submit().click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await rerender(<Add isOpen={false} />);
    await rerender(<Add isOpen />);
    await expect.element(field('Name')).toHaveValue('');
    await expect.element(field('IMEI 1')).toHaveValue('');
    await expect.element(field('Purchase Price')).toHaveValue('');
  });

  test('a refusal keeps every entry, names the fields as the server calls them and says why', async () => {
    const onError = vi.fn();
    await render(
      <Add
        defaultDraft={filledDraft}
        onError={onError}
        onSubmit={async () => ({
          message: 'Something went wrong',
          fieldErrors: { imei: 'This IMEI is already in stock' },
        })}
      />,
    );
    await submit().click();
    await expect.element(button('IMEI 1: This IMEI is already in stock')).toBeVisible();
    const summary = page.getByLabelText(/Please correct/);
    await expect.element(summary).toHaveFocus();
    await expect.element(summary).toMatchTextContent('Something went wrong');
    await expect.element(field('IMEI 1')).toHaveValue('356938035643809');
    await expect.element(field('Final Price')).toHaveValue('50,000');
    expect(onError.mock.calls[0]?.[0]).toMatchObject({
      code: 'refused',
      operation: 'submit',
      retryable: false,
    });
  });

  test('a call that throws is told, and can be tried again', async () => {
    const onSubmit = vi
      .fn<(phone: StockPhoneSubmission) => Promise<void>>()
      .mockRejectedValueOnce(new Error('The network was lost'))
      .mockResolvedValueOnce();
    await render(<Add defaultDraft={filledDraft} onSubmit={onSubmit} />);
    await submit().click();
    await expect.element(page.getByText('The network was lost')).toBeVisible();
    await submit().click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  });
});

describe('leaving and coming back', () => {
  test('a form with entries asks before it is left, an untouched one does not', async () => {
    const onCancel = vi.fn();
    await render(<Add onCancel={onCancel} />);
    await field('Name').fill('Galaxy');
    await button('Cancel').click();
    await button('Keep editing').click();
    expect(onCancel).not.toHaveBeenCalled();
    await field('Name').fill('');
    await button('Cancel').click();
    expect(onCancel).toHaveBeenCalledOnce();
  });

  test('the draft that was told last restores the form', async () => {
    const onChange = vi.fn((_draft: StockPhoneDraft) => {});
    const { unmount } = await render(<Add onChange={onChange} />);
    await field('Name').fill('Galaxy A15 blue');
    await page.getByText('Add Dual SIM').click();
    await field('IMEI 2').fill('490154203237518');
    await field('Demand Price').fill('52000');
    const kept: StockPhoneDraft = JSON.parse(JSON.stringify(onChange.mock.lastCall?.[0]));
    await unmount();
    await render(<Add defaultDraft={kept} />);
    await expect.element(field('Name')).toHaveValue('Galaxy A15 blue');
    await expect.element(field('IMEI 2')).toHaveValue('490154203237518');
    await expect.element(field('Demand Price')).toHaveValue('52,000');
  });

  test('two on one page do not meet', async () => {
    const first = accept();
    await render(
      <>
        <Add defaultDraft={filledDraft} onSubmit={first} />
        <Add isOpen={false} />
      </>,
    );
    await submit().click();
    await vi.waitFor(() => expect(first).toHaveBeenCalledOnce());
  });

  test('lists that could not be loaded say so and can be tried again', async () => {
    const onRetry = vi.fn();
    await render(
      <Add
        lists={{ companies: { items: [], error: 'The companies could not be loaded', onRetry } as never }}
      />,
    );
    await page.getByRole('combobox', { name: 'Company Name' }).click();
    await expect.element(page.getByText(/The companies could not be loaded/).first()).toBeVisible();
    await page
      .getByRole('button', { name: /try again|retry/i })
      .first()
      .click();
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('editing a phone', () => {
  test('opens prefilled and hands over the edit with the version that it is based on', async () => {
    const onSubmit = acceptEdit();
    await render(<Edit onSubmit={onSubmit} />);
    await expect.element(page.getByRole('dialog', { name: 'Edit Phone' })).toBeVisible();
    await expect.element(field('Name')).toHaveValue('Galaxy A15 blue');
    await expect.element(page.getByRole('combobox', { name: 'Model Name' })).toHaveValue('Galaxy A15');
    await field('Color').fill('Navy');
    await button('Update Phone').click();
    await vi.waitFor(() =>
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
        name: 'Galaxy A15 blue',
        companyName: 'Samsung',
        modelSpecifications: 'Galaxy A15',
        specs: 'PTA',
        color: 'Navy',
        imei1: '356938035643809',
        imei2: undefined,
        price: { demandPrice: 5_200_000, purchasePrice: 4_500_000, finalPrice: 5_000_000 },
        version: 3,
        pictures: { images: [] },
      }),
    );
  });

  test('reads Updating... while it is sent', async () => {
    await render(<Edit onSubmit={() => new Promise(() => {})} />);
    await button('Update Phone').click();
    await expect
      .element(page.getByRole('button', { name: /Updating\.\.\./ }))
      .toHaveAttribute('aria-disabled', 'true');
  });

  test('a cost that is not to be seen is neither asked for nor sent', async () => {
    const onSubmit = acceptEdit();
    await render(<Edit phone={{ ...phone, purchasePrice: null }} onSubmit={onSubmit} />);
    await expect.element(page.getByLabelText('Purchase Price')).not.toBeInTheDocument();
    await button('Update Phone').click();
    await vi.waitFor(() => expect(onSubmit.mock.lastCall?.[0].price.purchasePrice).toBeUndefined());
  });

  test('a stored cover stays unless the first new image is made it', async () => {
    const onSubmit = acceptEdit();
    const url = URL.createObjectURL(await drawPicture('stored.png', '#333333'));
    await render(<Edit phone={{ ...phone, pictures: [{ _id: 'p1', url }] }} onSubmit={onSubmit} />);
    pick(await drawPicture('new.png', '#0e6660'));
    await page.getByText('Make the first new image the cover image').click();
    await button('Update Phone').click();
    await vi.waitFor(() => expect(onSubmit.mock.lastCall?.[0].pictures.coverImage?.name).toBe('new.png'));
  });
});

describe('a phone that somebody else changed meanwhile', () => {
  test('shows both values side by side; what only they changed is taken over, the rest is to be chosen', async () => {
    const onSubmit = vi
      .fn<SubmitHandler<StockPhoneEditSubmission>>()
      .mockResolvedValueOnce({
        message: 'Somebody changed this meanwhile',
        fieldErrors: { version: 'This is not the latest version' },
      })
      .mockResolvedValue(undefined);
    const { rerender } = await render(<Edit onSubmit={onSubmit} />);
    await textbox('Color').fill('Navy');
    await button('Update Phone').click();
    await expect.element(page.getByText('Somebody changed this meanwhile')).toBeVisible();
    await rerender(<Edit onSubmit={onSubmit} conflict={changedPhone} />);
    await expect.element(page.getByText('This phone was changed meanwhile')).toBeVisible();
    await expect.element(textbox('Final Price')).toHaveValue('49,000');
    await expect.element(textbox('Color')).toHaveValue('Navy');
    await button('Update Phone').click();
    await expect
      .element(button('Color: This was changed meanwhile: choose yours or the stored one'))
      .toBeVisible();
    expect(onSubmit).toHaveBeenCalledOnce();
    const color = page.getByRole('radiogroup', { name: 'Color' });
    await expect.element(color).toMatchTextContent(/Yours.*Navy.*Stored now.*Black/);
    await color.getByText('Stored now').click();
    await expect.element(textbox('Color')).toHaveValue('Black');
    await button('Update Phone').click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({
      color: 'Black',
      price: { finalPrice: 4_900_000 },
      version: 4,
    });
  });

  test('all of one’s own can be kept at once', async () => {
    const onSubmit = acceptEdit();
    const { rerender } = await render(<Edit onSubmit={onSubmit} />);
    await textbox('Color').fill('Navy');
    await rerender(<Edit onSubmit={onSubmit} conflict={changedPhone} />);
    await button('Keep all of yours').click();
    await expect.element(textbox('Final Price')).toHaveValue('50,000');
    await button('Update Phone').click();
    await vi.waitFor(() =>
      expect(onSubmit.mock.lastCall?.[0]).toMatchObject({
        color: 'Navy',
        price: { finalPrice: 5_000_000 },
        version: 4,
      }),
    );
  });
});
