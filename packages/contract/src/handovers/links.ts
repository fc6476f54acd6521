import { place } from '../base/calls/links.ts';

export const workLinks = {
  /** Without signing in, from a letter: one report for the firm that mends it. */
  one: (token: string) => place('/prace/$token', { token }),
};
