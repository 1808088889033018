import { type RefCallback, useImperativeHandle, useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Submission } from '../client/Submission.ts';
import { createTransport, type Transport } from '../client/transport.ts';
import { ApiProvider } from './ApiProvider.tsx';
import { useRead } from './useRead.ts';
import { useWrite } from './useWrite.ts';

interface Phone {
  version: number;
}

/** A server that refuses changes of an older version, and answers its second question only when it is let go. */
function slowServer() {
  let version = 1;
  let asked = 0;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const fetch: typeof globalThis.fetch = async (_, { method, body } = {}) => {
    if (method === 'PUT') {
      if (JSON.parse(String(body)).version === version) return Response.json({ version: ++version });
      return Response.json({ code: 'stale', message: 'Somebody changed it.' }, { status: 409 });
    }
    asked += 1;
    if (asked === 2) await held;
    return Response.json({ version });
  };
  return {
    transport: createTransport({ getBaseURL: () => '/', getToken: () => null, fetch }),
    changeElsewhere: () => {
      version += 1;
    },
    letGo: () => letGo(),
  };
}

const area = (transport: Transport) => ({
  read: () => transport.get<Phone>('api/phone'),
  change: (version: number, submission?: Submission) =>
    transport.send<Phone>('PUT', 'api/phone', { version }, submission),
});

function Editor() {
  const { data } = useRead(['phone'], area, (calls) => calls.read());
  const { write } = useWrite(area, (calls, version: number) => calls.change(version), ['phone']);
  const [outcome, setOutcome] = useState('nothing yet');
  const save = () => {
    setOutcome('saving');
    write(data?.version ?? 0).then(
      () => setOutcome('saved'),
      () => setOutcome('refused'),
    );
  };
  return (
    <>
      <p>{data ? `version ${data.version}: ${outcome}` : 'loading'}</p>
      <button type="button" onClick={save}>
        Save
      </button>
    </>
  );
}

interface WriterProps {
  ref: RefCallback<(version: number) => Promise<Phone>>;
}

/** Hands out how to change the phone. */
function Writer({ ref }: WriterProps) {
  const { write } = useWrite(
    area,
    (calls, version: number, submission) => calls.change(version, submission),
    ['phone'],
  );
  useImperativeHandle(ref, () => write, [write]);
  return null;
}

it('joins the same change while it is on its way, and sends another one', async () => {
  const sent: { version: number; key: string | null }[] = [];
  let isAway = true;
  const fetch: typeof globalThis.fetch = async (_, { body, headers } = {}) => {
    const key = new Headers(headers).get('idempotency-key');
    sent.push({ version: JSON.parse(String(body)).version, key });
    if (isAway) throw new TypeError('Failed to fetch');
    return Response.json({});
  };
  const transport = createTransport({
    getBaseURL: () => '/',
    getToken: () => null,
    fetch,
    retryDelay: () => 0,
  });
  let write: (version: number) => Promise<unknown> = async () => {};
  await render(
    <ApiProvider client={{ transport }}>
      <Writer
        ref={(given) => {
          if (given) write = given;
        }}
      />
    </ApiProvider>,
  );
  await Promise.allSettled([write(1), write(1), write(2)]);
  isAway = false;
  await Promise.all([write(1), write(2)]);
  await write(1);
  const keysOf = (version: number) => sent.filter((one) => one.version === version).map(({ key }) => key);
  // Three attempts and a fourth under the first key; then it is another change.
  expect(keysOf(1)).toHaveLength(5);
  expect(new Set(keysOf(1).slice(0, 4)).size).toBe(1);
  expect(new Set(keysOf(1)).size).toBe(2);
  expect(new Set(keysOf(2)).size).toBe(1);
});

it('is refused as stale only when the record is shown as it is stored now, so that the next attempt succeeds', async () => {
  const server = slowServer();
  await render(
    <ApiProvider client={server}>
      <Editor />
    </ApiProvider>,
  );
  const save = page.getByRole('button', { name: 'Save' });
  await expect.element(page.getByText('version 1: nothing yet')).toBeVisible();
  server.changeElsewhere();
  await save.click();
  await expect.element(page.getByText('version 1: saving')).toBeVisible();
  server.letGo();
  await expect.element(page.getByText('version 2: refused')).toBeVisible();
  await save.click();
  await expect.element(page.getByText('version 3: saved')).toBeVisible();
});
