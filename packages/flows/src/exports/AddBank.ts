export { AddBank, type AddBankDraft, type AddBankProps } from '../money/AddBank/AddBank.tsx';
