import { place } from '../base/calls/links.ts';

export const minutesLinks = {
  one: (id: number) => place('/shromazdeni-vlastniku/$id/zapis', { id }),
};
