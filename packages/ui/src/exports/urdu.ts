export { ur } from '../messages/ur.ts';
