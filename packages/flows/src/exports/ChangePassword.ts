export { ChangePassword, type ChangePasswordProps } from '../ChangePassword/ChangePassword.tsx';
