export { mount } from '../../PlainDialog.tsx';
