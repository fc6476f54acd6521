import { associationLinks } from '../association/links.ts';
import { place } from '../base/calls/links.ts';

export const portableLinks = {
  /** Where archives of the house are asked for and fetched. */
  archives: () => associationLinks.one(),
  /** Where whoever looks after the portal brings associations in. */
  imports: () => place('/admin/prenos'),
};
