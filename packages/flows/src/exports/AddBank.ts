export { AddBank, type AddBankProps } from '../dialogs/AddBank.tsx';
