import { place } from '../base/calls/links.ts';

export const summonsLinks = {
  preview: (id: number) => place('/shromazdeni-vlastniku/$id/pozvanka', { id }),
  delivery: (id: number) => place('/shromazdeni-vlastniku/$id/doruceni', { id }),
};
