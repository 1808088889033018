import { lazily } from './lazily.ts';

// What the layout and the dashboard show later. Their loaders stand here because this module is in the first file, which names
// all others already: in a file of their own they would have to name them again, and the first load would be the larger for it.

/** The header's list of what the shop should know. */
export const NotificationsPopover = lazily(
  async () => (await import('../layout/NotificationsPopover.tsx')).NotificationsPopover,
);
/** The talk of the shop's people. */
export const ChatButton = lazily(async () => (await import('../layout/ChatButton.tsx')).ChatButton);
/** What everybody of the shop should know at once. */
export const ShopBanner = lazily(async () => (await import('../layout/ShopBanner.tsx')).ShopBanner);
/** The user's menu. */
export const SettingsMenu = lazily(async () => (await import('../layout/SettingsMenu.tsx')).SettingsMenu);
/** The header's actions behind one button. */
export const NewMenu = lazily(async () => (await import('../layout/NewMenu.tsx')).NewMenu);
/** What the dashboard shows below the day's figures. */
export const Insights = lazily(async () => (await import('../dashboard/Insights.tsx')).Insights);
/** Whether there is a network, and what waits for it. */
export const ConnectionBanner = lazily(
  async () => (await import('../offline/ConnectionBanner.tsx')).ConnectionBanner,
);
