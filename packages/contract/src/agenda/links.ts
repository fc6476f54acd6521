import { place } from '../base/links.ts';

export const agendaLinks = {
  /** Of a meeting. */
  edit: (id: number) => place('/shromazdeni-vlastniku/$id/program', { id }),
};
