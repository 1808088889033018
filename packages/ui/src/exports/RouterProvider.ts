export { RouterProvider, type RouterProviderProps } from '../RouterProvider/RouterProvider.tsx';
