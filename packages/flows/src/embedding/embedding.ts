import type { Bank, MinorUnits, Person } from '@handset/domain';

/** A list that the host supplies, with what became of loading it. */
export interface Listing<Item> {
  /** What there is; keep the array's identity between renders. */
  items: readonly Item[];
  /** Whether it is still being loaded. */
  isLoading?: boolean | undefined;
  /** Why it could not be loaded, in plain words. */
  error?: string | undefined;
  /** Called to load it again. */
  onRetry?: (() => void) | undefined;
}

/** A party to choose from. */
export interface Party extends Person {
  /** Minor units: positive is owed to us, negative is owed by us. */
  balance?: MinorUnits | undefined;
}

/** A bank account to choose from. */
export interface BankAccount extends Bank {
  /** What it holds, in minor units; before → after is shown where it is known. */
  balance?: MinorUnits | undefined;
}

/** What the host answers when a submission was refused; nothing, when it was done. */
export interface Refusal {
  /** Message per field, by its path in the value: `{ imei1: 'Already in stock' }`. */
  fieldErrors?: Readonly<Record<string, string>> | undefined;
  /** What went wrong as a whole. */
  message?: string | undefined;
}

/** Does what was submitted; what was typed stays in the form until this answers without a refusal. */
// biome-ignore lint/suspicious/noConfusingVoidType: a function that answers nothing is the common case
export type SubmitHandler<Value> = (value: Value) => Promise<Refusal | void>;

/** Makes what a list lacks, and answers it, or why it was not made; the host puts it into the list as well. */
export type CreateHandler<Input, Item> = (input: Input) => Promise<Item | Refusal>;

/** What a flow was doing when something went wrong. */
export type FlowOperation = 'submit' | 'create-party' | 'create-company' | 'create-model' | 'read-file';

/** What went wrong in a flow, for the host's records; people are told by the flow itself, and nothing they typed is lost. */
export interface FlowError {
  /** `refused`: the host answered with a refusal. `failed`: its handler threw. `unreadable`: a file could not be read. */
  code: 'refused' | 'failed' | 'unreadable';
  /** What was being done. */
  operation: FlowOperation;
  /** Whether the same may succeed when it is tried again. */
  retryable: boolean;
  /** The refusal, or what was thrown. */
  cause: unknown;
}

/** What every flow in a dialog takes. */
export interface FlowDialogProps<Value> {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called with the valid value; money in minor units. */
  onSubmit: SubmitHandler<Value>;
  /** Called when the dialog is to be closed without submitting. */
  onCancel: () => void;
  /** Called with what went wrong; people are told by the flow itself. */
  onError?: ((error: FlowError) => void) | undefined;
}

/** What a flow takes that can be restored. */
export interface DraftProps<Draft> {
  /** What it starts with, such as a draft that was kept. */
  defaultDraft?: Partial<Draft> | undefined;
  /** Called with everything it holds after each change; keep it to restore the flow later. */
  onChange?: ((draft: Draft) => void) | undefined;
}

/** The money of the shop, as flows show and choose it. */
export interface WalletLists {
  /** The bank accounts. */
  banks: Listing<BankAccount>;
  /** What is in the till, in minor units. */
  pocketBalance?: MinorUnits | undefined;
}
