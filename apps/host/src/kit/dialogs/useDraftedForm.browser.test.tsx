import { createTransport } from '@handset/api-client';
import { ApiProvider } from '@handset/api-client/swr';
import type { User } from '@handset/domain';
import { ToastProvider, UIProvider } from '@handset/ui';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { saveDraft } from '../drafts/drafts.ts';
import { UserContext } from '../session/useSession.ts';
import { useDraftedForm } from './useDraftedForm.ts';

/** Requests for the shop. The first is refused, and the others stay without an answer. */
let asked = 0;
const transport = createTransport({
  getBaseURL: () => '/',
  getToken: () => 'token',
  fetch: async () => {
    asked += 1;
    if (asked > 1) return new Promise<Response>(() => {});
    return Response.json({ code: 'not-found', message: 'No shop' }, { status: 404 });
  },
});

interface NoteProps {
  defaultDraft: string | undefined;
  onChange: (note: string) => void;
}

function Note({ defaultDraft = '', onChange }: NoteProps) {
  const [note, setNote] = useState(defaultDraft);
  const change = (typed: string) => {
    setNote(typed);
    onChange(typed);
  };
  return <input aria-label="Note" value={note} onChange={({ target }) => change(target.value)} />;
}

function NoteDialog() {
  const form = useDraftedForm<string, string>({
    form: 'note',
    send: async () => {},
    success: 'Saved',
    onClose: () => {},
  });
  return form && <Note {...form.props} />;
}

it('stays as it was typed while a shop that could not be read is asked for again', async () => {
  await saveDraft({ userId: 'sana', id: 'one', form: 'note', values: 'Call', state: 'typing' });
  await render(
    <MemoryRouter>
      <UIProvider>
        <ToastProvider>
          <ApiProvider client={{ transport }}>
            <UserContext value={{ _id: 'sana' } as User}>
              <NoteDialog />
            </UserContext>
          </ApiProvider>
        </ToastProvider>
      </UIProvider>
    </MemoryRouter>,
  );
  const note = page.getByLabelText('Note');
  await expect.element(note).toHaveValue('Call');
  const field = note.element();
  await userEvent.fill(note, 'Call Bilal');
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => asked).toBe(2);
  expect(page.getByLabelText('Note').element()).toBe(field);
  await expect.element(note).toHaveValue('Call Bilal');
});
