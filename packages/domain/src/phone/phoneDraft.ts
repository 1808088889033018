import {
  type PhoneAnswer,
  type PhoneFacts,
  type PhoneFieldName,
  type PhoneFieldOn,
  type PhoneForm,
  phoneFields,
  phoneFieldsOn,
} from './phoneFields.ts';

/** The facts of a phone as a form holds them while it is being filled. */
export type PhoneDraft<Form extends PhoneForm> = {
  [Name in PhoneFieldOn<Form>]: (typeof phoneFields)[Name]['kind'] extends 'text'
    ? string
    : NonNullable<PhoneFacts[Name]> | null;
};

/** A form in which no fact is filled in. */
export function emptyPhoneDraft<Form extends PhoneForm>(form: Form): PhoneDraft<Form> {
  return draftOf(form, blankOf);
}

/** The facts of a stored phone as a form edits them. */
export function phoneDraftOf<Form extends PhoneForm>(
  form: Form,
  phone: PhoneAnswer<PhoneFieldOn<Form>>,
): PhoneDraft<Form> {
  return draftOf(form, (name) => phone[name] ?? blankOf(name));
}

function draftOf<Form extends PhoneForm>(form: Form, factOf: (name: PhoneFieldOn<Form>) => unknown) {
  return Object.fromEntries(phoneFieldsOn(form).map((name) => [name, factOf(name)])) as PhoneDraft<Form>;
}

function blankOf(name: PhoneFieldName) {
  return phoneFields[name].kind === 'text' ? '' : null;
}
