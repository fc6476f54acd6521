import { place } from '../base/calls/links.ts';

export const agendaLinks = {
  /** Of a meeting. */
  edit: (id: number) => place('/shromazdeni-vlastniku/$id/program', { id }),
};
