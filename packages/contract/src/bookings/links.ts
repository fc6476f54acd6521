import { place } from '../base/links.ts';

export const bookingLinks = {
  list: () => place('/rezervace'),
};
