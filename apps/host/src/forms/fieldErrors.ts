// Apart from the forms, with the sentences of all rules.
export { fieldErrors } from '@handset/domain';
