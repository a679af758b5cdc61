/** Keys that are pressed for a table. */

/** Whether a key is meant for something else: the browser, a field, a panel or a menu that is open, or `besides`. */
export const elsewhere = (event: KeyboardEvent, besides = ''): boolean =>
  event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest(`input, textarea, select, dialog, [role=menu]${besides}`) !== null;
