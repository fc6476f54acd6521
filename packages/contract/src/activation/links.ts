import { place } from '../base/calls/links.ts';

export const activationLinks = {
  /** Without signing in, from a letter. */
  one: (token: string) => place('/aktivace/$token', { token }),
  /** The same, from a letter on paper. */
  door: () => place('/pozvanka'),
};
