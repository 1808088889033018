import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FlowError, Refusal } from '../embedding/embedding.ts';
import { accept, button, field, openSlip, picker, post } from './openSlip.fixtures.tsx';
import { companies, filledDraft, models, parties } from './purchase.fixtures.ts';
import type { PurchaseDraft } from './purchaseDraft.ts';

const phonePicture = () => page.getByRole('group', { name: 'Phone Picture' });
const give = async (file: File) => {
  await expect.element(phonePicture()).toBeInTheDocument();
  const input = phonePicture().element().querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('The slot takes no files');
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

describe('a picture that cannot be taken', () => {
  const pictures: [string, File, string][] = [
    [
      'of 20 MB',
      new File([new Uint8Array(20_000_000)], 'huge.jpg', { type: 'image/jpeg' }),
      'huge.jpg was left out: it has 20 MB, and at most 8 MB are taken',
    ],
    [
      'in HEIC',
      new File(['ftypheic'], 'IMG_0001.HEIC', { type: 'image/heic' }),
      'IMG_0001.HEIC was left out: it is not of the kinds that are taken (JPEG, PNG, WebP, AVIF)',
    ],
    [
      'of another kind',
      new File(['%PDF'], 'scan.pdf', { type: 'application/pdf' }),
      'scan.pdf was left out: it is not of the kinds that are taken (JPEG, PNG, WebP, AVIF)',
    ],
    [
      'that is none inside',
      new File(['a letter'], 'letter.jpg', { type: 'image/jpeg' }),
      'letter.jpg was left out: it cannot be read as a picture',
    ],
  ];
  test.each(pictures)(
    '%s is named, and the rest of the form stays as it is',
    async (_what, file, message) => {
      const onSubmit = accept();
      await openSlip({ defaultDraft: filledDraft, onSubmit });
      await give(file);
      await expect.element(phonePicture().getByRole('alert')).toMatchTextContent(message);
      await expect.element(field('Purchase Price')).toHaveValue('45,000');
      await post();
      await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
      expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ imei1: filledDraft.imei1, pictures: {} });
    },
  );

  test('in HEIC comes with what to do about it', async () => {
    await openSlip();
    await give(new File(['ftypheic'], 'IMG_0001.HEIC', { type: '' }));
    await expect.element(page.getByText(/On an iPhone choose Settings › Camera › Formats/)).toBeVisible();
  });

  test('that is none inside is told to the host', async () => {
    const onError = vi.fn((_error: FlowError) => {});
    await openSlip({ onError });
    await give(new File(['a letter'], 'letter.jpg', { type: 'image/jpeg' }));
    await vi.waitFor(() =>
      expect(onError.mock.calls[0]?.[0]).toMatchObject({ code: 'unreadable', operation: 'read-file' }),
    );
  });
});

describe('prices', () => {
  test.each([
    ['1,23,456/-', '123,456', 12_345_600],
    ['Rs 45,000.50', '45,000.50', 4_500_050],
    ['۴۵٬۰۰۰', '45,000', 4_500_000],
  ])('%s is read as it is meant', async (typed, shown, minor) => {
    const onChange = vi.fn((_draft: PurchaseDraft) => {});
    await openSlip({ onChange });
    await field('Purchase Price').fill(typed);
    await field('Demand Price').click();
    await expect.element(field('Purchase Price')).toHaveValue(shown);
    expect(onChange.mock.lastCall?.[0].purchasePrice).toBe(minor);
  });

  test('a price that is none stays as it was typed, and is refused', async () => {
    const onSubmit = accept();
    await openSlip({ defaultDraft: filledDraft, onSubmit });
    await field('Purchase Price').fill('forty thousand');
    await button('Save').click();
    await expect.element(field('Purchase Price')).toHaveValue('forty thousand');
    await expect.element(page.getByLabelText(/Please correct/)).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('the final price follows the demand price until it is changed by hand', async () => {
    await openSlip();
    await field('Demand Price').fill('54000');
    await expect.element(field('Final Price')).toHaveValue('54,000');
    await field('Final Price').fill('52000');
    await field('Demand Price').fill('55000');
    await expect.element(field('Final Price')).toHaveValue('52,000');
  });
});

describe('IMEIs', () => {
  test('two that are pasted at once fill both fields', async () => {
    await openSlip();
    await field('IMEI #1').fill('IMEI1: 35 693803 564380 9 / IMEI2: 490154-20-323751-8');
    await expect.element(field('IMEI #1')).toHaveValue('356938035643809');
    await expect.element(page.getByLabelText('IMEI #2 (Optional)')).toHaveValue('490154203237518');
  });

  test.each([
    [']C1356938035643809', '356938035643809'],
    ['۳۵۶۹۳۸۰۳۵۶۴۳۸۰۹', '356938035643809'],
  ])('%s is read as it is meant', async (typed, imei) => {
    await openSlip();
    await field('IMEI #1').fill(typed);
    await expect.element(field('IMEI #1')).toHaveValue(imei);
  });

  test('one whose digits a spreadsheet has lost is said to have lost them', async () => {
    await openSlip({ defaultDraft: { ...filledDraft, imei1: '' } });
    await field('IMEI #1').fill('3.56938E+14');
    const message = 'This number has lost digits: make the column text and enter all 15 digits again';
    await expect.element(page.getByText(message)).toBeVisible();
    await button('Save').click();
    await expect.element(button(`IMEI #1: ${message}`)).toBeVisible();
  });

  test('a second scan takes the place of the first', async () => {
    await openSlip();
    await field('IMEI #1').click();
    await userEvent.keyboard('356938035643809{Enter}');
    await field('IMEI #1').click();
    await userEvent.keyboard('490154203237518{Enter}');
    await expect.element(field('IMEI #1')).toHaveValue('490154203237518');
  });
});

describe('lists that are not there', () => {
  const failures: [string, string, string][] = [
    ['parties', 'Entity', 'The entities could not be loaded'],
    ['companies', 'Company', 'The companies could not be loaded'],
    ['models', 'Model', 'The models could not be loaded'],
  ];
  test.each(failures)(
    '%s that could not be loaded are loaded again on request',
    async (list, label, error) => {
      const onRetry = vi.fn();
      const items = { parties, companies, models }[list];
      const { change } = await openSlip({
        defaultDraft: { companyName: 'Samsung' },
        [list]: { items: [], error, onRetry },
      });
      const note = page.getByRole('alert');
      await expect.element(note).toMatchTextContent(error);
      await button('Try again').click();
      expect(onRetry).toHaveBeenCalledOnce();
      await change({ [list]: { items: [], isLoading: true, onRetry } });
      await expect.element(note).not.toBeInTheDocument();
      await change({ [list]: { items } });
      await picker(label).click();
      await expect.element(page.getByRole('option').first()).toBeVisible();
    },
  );

  test('banks that could not be loaded are loaded again from the wallet, which takes pocket cash meanwhile', async () => {
    const onRetry = vi.fn();
    const error = 'The banks could not be loaded';
    await openSlip({
      defaultDraft: { ...filledDraft, payment: null },
      banks: { items: [], error, onRetry },
    });
    await button('Proceed To Pay').click();
    await expect.element(page.getByText(error)).toBeVisible();
    await button('Try again').click();
    expect(onRetry).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('option', { name: 'Pocket Cash' })).toBeEnabled();
  });

  test('a seller that was chosen before the list has come is kept', async () => {
    const onSubmit = accept();
    const { change } = await openSlip({
      defaultDraft: filledDraft,
      onSubmit,
      parties: { items: [], isLoading: true },
    });
    await change({ parties: { items: parties } });
    await expect.element(picker('Entity')).toHaveValue('Ali Raza · 0300-1234567');
    await post();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });

  test('the models of a restored company are asked for once the companies have come', async () => {
    const onCompanyChange = vi.fn();
    const { change } = await openSlip({
      defaultDraft: filledDraft,
      onCompanyChange,
      companies: { items: [], isLoading: true },
    });
    expect(onCompanyChange).not.toHaveBeenCalled();
    await change({ companies: { items: companies } });
    expect(onCompanyChange).toHaveBeenCalledExactlyOnceWith(companies[0]);
  });
});

describe('a submission that fails', () => {
  test('because the session has ended leaves everything as it is, and tells the host', async () => {
    const onError = vi.fn((_error: FlowError) => {});
    const refusal: Refusal = { message: 'Your session has ended. Sign in again' };
    const onSubmit = vi
      .fn<() => Promise<Refusal | undefined>>()
      .mockResolvedValueOnce(refusal)
      .mockResolvedValueOnce(undefined);
    const onChange = vi.fn((_draft: PurchaseDraft) => {});
    await openSlip({ defaultDraft: filledDraft, onError, onSubmit, onChange });
    await post();
    await expect.element(page.getByText('Your session has ended. Sign in again')).toBeVisible();
    expect(onError).toHaveBeenCalledExactlyOnceWith({
      code: 'refused',
      operation: 'submit',
      retryable: false,
      cause: refusal,
    });
    await expect.element(picker('Entity')).toHaveValue('Ali Raza · 0300-1234567');
    await expect.element(field('CNIC No#')).toHaveValue('35202-1234567-1');
    await expect.element(field('IMEI #1')).toHaveValue('356938035643809');
    await expect.element(field('Final Price')).toHaveValue('52,000');
    await expect.element(button('Change payment')).toBeVisible();
    await post();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  });

  test('because the call broke is told to the host as one to be tried again', async () => {
    const onError = vi.fn((_error: FlowError) => {});
    const cause = new Error('The network was lost');
    await openSlip({ defaultDraft: filledDraft, onError, onSubmit: vi.fn().mockRejectedValue(cause) });
    await post();
    await vi.waitFor(() =>
      expect(onError).toHaveBeenCalledExactlyOnceWith({
        code: 'failed',
        operation: 'submit',
        retryable: true,
        cause,
      }),
    );
  });
});

describe('a seller who is there already', () => {
  test('is offered by the number, and chosen in place of a second one', async () => {
    const onSubmit = accept();
    await openSlip({ defaultDraft: filledDraft, onSubmit });
    await page.getByText('Create New').click();
    await field('Name').fill('Ali');
    await field('Number').fill('0300 1234567');
    await expect.element(page.getByText('0300-1234567 is the number of Ali Raza')).toBeVisible();
    await button('Choose Ali Raza').click();
    await expect.element(picker('Entity')).toHaveFocus();
    await post();
    await vi.waitFor(() =>
      expect(onSubmit.mock.calls[0]?.[0].entityData).toMatchObject({ _id: parties[0]?._id }),
    );
  });
});
