/** How a tab and its panel find each other. */
export function tabIds(tabsId: string, itemId: string): { tabId: string; panelId: string } {
  // A space would make two names of one.
  const own = itemId.replace(/\s/g, '_');
  return { tabId: `${tabsId}-tab-${own}`, panelId: `${tabsId}-panel-${own}` };
}
