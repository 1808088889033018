import { describe, expect, it } from 'vitest';
import { changeOf, type EditedParty, entityDraftOf, isCnicShown } from './editedParty.ts';

const party: EditedParty = {
  name: 'Ali Raza',
  number: '+923001234567',
  reference: 'Hall Road',
  cnic: '3520212345671',
  version: 3,
};
const draft = entityDraftOf(party);

describe('an edited party', () => {
  it('is handed over without what did not change', () => {
    expect(changeOf(draft, party)).toEqual({ version: 3 });
    expect(changeOf({ ...draft, name: ' Ali Raza ', number: '+92 300 1234567' }, party)).toEqual({
      version: 3,
    });
  });

  it('is handed over with what did', () =>
    expect(changeOf({ name: 'Ali', number: '0321', reference: '', cnic: '' }, party)).toEqual({
      name: 'Ali',
      number: '0321',
      reference: '',
      cnic: '',
      version: 3,
    }));

  it.each([
    [null, true],
    ['3520212345671', true],
    ['35202-•••••••-1', false],
    [undefined, false],
  ])('with the CNIC %j shows it: %j', (cnic, isShown) => {
    expect(isCnicShown({ ...party, cnic })).toBe(isShown);
    if (!isShown) expect(changeOf({ ...draft, cnic: '1' }, { ...party, cnic })).toEqual({ version: 3 });
  });
});
