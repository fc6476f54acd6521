import { place } from '../base/calls/links.ts';

export const reminderLinks = {
  send: () => place('/prehled-poplatku/dluhy/upominky'),
  ladder: () => place('/prehled-poplatku/dluhy/stupne'),
  unit: (id: number) => place('/prehled-poplatku/ucet/$id/upominky', { id }),
};
