import { place } from '../base/calls/links.ts';

export const bookingLinks = {
  list: () => place('/rezervace'),
};
