import { place } from '../base/calls/links.ts';

export const clearanceLinks = {
  list: () => place('/prehled-poplatku/potvrzeni'),
  /** Without signing in, from the code on the paper. */
  proof: (token: string) => place('/potvrzeni/$token', { token }),
};
