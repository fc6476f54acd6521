import { place } from '../base/links.ts';

export const minutesLinks = {
  one: (id: number) => place('/shromazdeni-vlastniku/$id/zapis', { id }),
};
