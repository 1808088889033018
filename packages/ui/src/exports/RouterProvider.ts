export { RouterProvider } from '../RouterProvider/RouterProvider.ts';
