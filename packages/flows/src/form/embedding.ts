import type { Accessory, Bank, Day, MinorUnits, Model, Person } from '@handset/domain';

/** A list that the host supplies, with what became of loading it. */
export interface Listing<Item> {
  /** The entries. Keep the array's identity between renders. */
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
  /**
   * The CNIC that is on file: its digits, or masked (`35202-•••••••-1`) for somebody who may not see it. `PurchaseSlip` then asks for none,
   * and leaves `cnic` out of its value unless another one is typed. So does `SaleModal` with the phone that it takes in exchange.
   */
  cnic?: string | null | undefined;
}

/** A model to choose from. One without `companyId` is offered under every company. */
export type ModelOption = Omit<Model, 'companyId'> & { companyId?: string | null | undefined };

/** An accessory to choose from, with how many there are and what one is sold for, in minor units. */
export type AccessoryOption = Pick<Accessory, '_id' | 'accessoryName' | 'quantity' | 'salePrice'>;

/** A bank account to choose from. */
export interface BankAccount extends Bank {
  /** Balance in minor units. Where it is known, the form shows it before and after. */
  balance?: MinorUnits | undefined;
}

/** The host's answer to a refused submission. An accepted one gets no answer. */
export interface Refusal {
  /** Message per field, by its path in the value: `{ imei1: 'Already in stock' }`. */
  fieldErrors?: Readonly<Record<string, string>> | undefined;
  /** The reason, for the form as a whole. */
  message?: string | undefined;
  /**
   * Whether no answer arrived, so that the value may have been saved. The form then sends the same value again and cannot be changed
   * until there is an answer. Recognize the second attempt, by an idempotency key for instance.
   * @default false
   */
  isUncertain?: boolean | undefined;
}

/** Does what was submitted; what was typed stays in the form until this answers without a refusal. */
// biome-ignore lint/suspicious/noConfusingVoidType: a function that answers nothing is the common case
export type SubmitHandler<Value> = (value: Value) => Promise<Refusal | void>;

/** Makes what a list lacks, and answers it, or why it was not made; the host puts it into the list as well. */
export type CreateHandler<Input, Item> = (input: Input) => Promise<Item | Refusal>;

/** The operation that failed. */
export type FlowOperation = 'submit' | 'create-party' | 'create-company' | 'create-model' | 'read-file';

/** A failure in a flow, for the host's logs. The flow itself informs the user and keeps everything typed. */
export interface FlowError {
  /** `refused`: the host answered with a refusal. `failed`: its handler threw. `unreadable`: a file could not be read. */
  code: 'refused' | 'failed' | 'unreadable';
  /** The operation that failed. */
  operation: FlowOperation;
  /** Whether the same may succeed when it is tried again. */
  retryable: boolean;
  /** The refusal, or what was thrown. */
  cause: unknown;
}

/** Props of every flow in a dialog. */
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

/** Props of a flow that can be restored from a draft. */
export interface DraftProps<Draft> {
  /** Initial values, such as a saved draft. */
  defaultDraft?: Partial<Draft> | undefined;
  /** Called with everything it holds after each change; keep it to restore the flow later. */
  onChange?: ((draft: Draft) => void) | undefined;
  /** Whether the draft was sent before and no answer arrived: see `Refusal.isUncertain`. @default false */
  isUncertain?: boolean | undefined;
  /**
   * The shop's day when the draft was last changed, `YYYY-MM-DD`. A date of that day was nobody's choice: it becomes today's, and the form
   * says so.
   */
  keptOn?: Day | undefined;
}

/** The money of the shop, as flows show and choose it. */
export interface WalletLists {
  /** The bank accounts. */
  banks: Listing<BankAccount>;
  /** Cash in the till, in minor units. */
  pocketBalance?: MinorUnits | undefined;
}
