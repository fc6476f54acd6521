import { place } from '../base/calls/links.ts';

export const clockLinks = { list: () => place('/lhuty') };
