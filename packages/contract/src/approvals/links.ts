import { place } from '../base/calls/links.ts';

export const approvalLinks = {
  list: () => place('/pozadavky-ke-schvaleni'),
  substitutes: () => place('/pozadavky-ke-schvaleni/zastupy'),
  add: () => place('/pozadavky-ke-schvaleni/novy'),
  one: (id: number) => place('/pozadavky-ke-schvaleni/$id', { id }),
};
