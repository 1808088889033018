export { PartyPayment, type PartyPaymentProps } from '../dialogs/PartyPayment.tsx';
