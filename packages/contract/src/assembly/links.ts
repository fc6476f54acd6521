import { place } from '../base/links.ts';

export const assemblyLinks = {
  /** The registration desk. */
  desk: (id: number) => place('/shromazdeni-vlastniku/$id/prezence', { id }),
  /** The screen of whoever chairs. */
  course: (id: number) => place('/shromazdeni-vlastniku/$id/rizeni', { id }),
};
