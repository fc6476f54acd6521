/** Between phones, and between e-mails, where several stand in one text. No value holds it. */
export const separator = '/&/';
/** The values of such a text. */
export const partsOf = (joined: string): string[] => (joined === '' ? [] : joined.split(separator));
