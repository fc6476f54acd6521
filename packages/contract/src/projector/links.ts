import { place } from '../base/calls/links.ts';

export const projectorLinks = {
  /** What the projector shows, without signing in. */
  board: (token: string) => place('/promitani/$token', { token }),
  /** The same for whoever reads the meeting. */
  follow: (id: number) => place('/shromazdeni-vlastniku/$id/prubeh', { id }),
};
