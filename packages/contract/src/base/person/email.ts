const form = /^[^\s@<>",;:\\()[\]]+@[^\s@<>",;:\\()[\]]+\.[^\s@<>",;:\\()[\].]{2,}$/;

/** Whether the text has the form of an e-mail address (no spaces). */
export const isEmail = (s: string): boolean => s.length <= 254 && form.test(s);
