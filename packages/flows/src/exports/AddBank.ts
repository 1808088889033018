export { AddBank, type AddBankDraft, type AddBankProps } from '../AddBank/AddBank.tsx';
