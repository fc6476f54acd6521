import { place } from '../base/calls/links.ts';

export const resolutionLinks = {
  list: () => place('/usneseni'),
  one: (id: number) => place('/usneseni/$id', { id }),
  edit: (id: number) => place('/usneseni/$id/upravit', { id }),
};
