/** The section of the association's page where calendars and labels are kept. */
export const tabId = 'kalendare';
