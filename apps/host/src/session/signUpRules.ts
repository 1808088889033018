// Apart from the page, with what makes them.
export { fieldErrors, signUpSchema } from '@handset/domain';
