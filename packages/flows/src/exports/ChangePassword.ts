export { ChangePassword, type ChangePasswordProps } from '../shop/ChangePassword/ChangePassword.tsx';
