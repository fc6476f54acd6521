/** The section of the association's page where things and their rules are kept. */
export const tabId = 'rezervace';
