import { place } from '../base/links.ts';

export const clockLinks = { list: () => place('/lhuty') };
