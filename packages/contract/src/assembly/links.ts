import { place } from '../base/calls/links.ts';

export const assemblyLinks = {
  /** Where the evening is led from. */
  run: (id: number) => place('/shromazdeni-vlastniku/$id/rizeni', { id }),
  /** Where who comes is written down. */
  desk: (id: number) => place('/shromazdeni-vlastniku/$id/prezence', { id }),
};
