import { expect, it } from 'vitest';
import { onDisk } from '../database/database.ts';
import { HandsetDatabase } from '../database/HandsetDatabase.ts';
import { Outbox } from './Outbox.ts';
import { expense } from './outbox.fixtures.ts';

it('keeps the picture of a bill through a closed tab', async () => {
  const outbox = new Outbox({
    userId: 'amir',
    onDisk,
    send: () => Promise.resolve(),
    maySend: () => false,
    alone: (task) => task(),
  });
  await outbox.add(expense(11, 'amir', [new File(['bill'], 'bill.jpg', { type: 'image/jpeg' })]));
  const kept = await new HandsetDatabase('handset').outbox.get({ userId: 'amir' });
  if (kept?.work.kind !== 'expense') throw new Error('The entry was not kept');
  const [picture] = kept.work.input.files.attachment;
  expect([picture?.name, await picture?.text()]).toEqual(['bill.jpg', 'bill']);
});
