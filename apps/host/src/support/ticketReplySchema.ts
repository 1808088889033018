// Apart from its form, with what makes it.
export { ticketReplySchema } from '@handset/domain';
