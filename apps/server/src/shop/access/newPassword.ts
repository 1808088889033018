import { refusal } from '@handset/domain';
import { refusedFields } from '../../base/http/errors.ts';
import { hashPassword } from './password.ts';

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** The list is large and passwords are seldom set, so it is loaded the first time one is. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/**
 * The digest of a password that is about to be set.
 * @param field the field of the request that holds it
 * @throws HttpError 422 when it is one of the commonest
 */
export async function hashNewPassword(password: string, field = 'password'): Promise<string> {
  commonPasswords ??= loadCommonPasswords();
  if ((await commonPasswords).has(password.toLowerCase()))
    throw refusedFields({ [field]: refusal('password.common') });
  return hashPassword(password);
}
