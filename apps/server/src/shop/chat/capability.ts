import type { Capability } from '../../books/Capability.ts';
import { chatRoutes } from './chatRoutes.ts';

export const chat: Capability = {
  routes: chatRoutes,
};
