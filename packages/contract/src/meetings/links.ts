import { place } from '../base/calls/links.ts';

export const meetingLinks = {
  list: () => place('/shromazdeni-vlastniku'),
  add: () => place('/shromazdeni-vlastniku/novy'),
  one: (id: number) => place('/shromazdeni-vlastniku/$id', { id }),
  edit: (id: number) => place('/shromazdeni-vlastniku/$id/upravit', { id }),
};
