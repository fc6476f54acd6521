import { place } from '../base/calls/links.ts';

export const wallLinks = {
  /** What the printed code opens, without signing in. */
  door: (code: string) => place('/z/$token', { token: code }),
  /** Where the mailed link leads. */
  confirm: (token: string) => place('/z/potvrdit/$token', { token }),
  /** Where whoever wrote says that they want no more mails. */
  quiet: (token: string) => place('/z/dost/$token', { token }),
  /** What came from the wall, for the committee. */
  notes: () => place('/hlaseni/ze-zdi'),
};
